import { type RefObject, useLayoutEffect, useState } from "react";

/** The inner width of an element in px, followed as it changes; the window's until it is there. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(() => innerWidth);
  useLayoutEffect(() => {
    const target = element.current;
    if (target === null) return;
    const read = () => {
      if (target.clientWidth > 0) setWidth(target.clientWidth);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
