import { type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "./cx";

export interface TableScrollProps {
  /** What the table is, for those who reach the region by keyboard. */
  label: string;
  children: ReactNode;
  className?: string;
}

/** Lets a wide table scroll inside the page; takes the focus only while there is more to see. */
export function TableScroll({ label, children, className }: TableScrollProps) {
  const region = useRef<HTMLElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const look = () => setScrolls(element.scrollWidth > element.clientWidth);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={region}
      {...(scrolls && { tabIndex: 0, "aria-label": `${label}, scrolls sideways` })}
      className={cx("relative max-w-full overflow-x-auto overscroll-x-contain", className)}
    >
      {children}
    </section>
  );
}
