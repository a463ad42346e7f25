import { useCallback, useState } from "react";

/** The width of an element in whole pixels, kept up to date; `initial` until it is laid out. */
export function useWidth(initial: number): [ref: (element: Element | null) => void, width: number] {
  const [width, setWidth] = useState(initial);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return;
    const read = () => {
      const next = Math.floor(element.getBoundingClientRect().width);
      if (next > 0) setWidth(next);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
