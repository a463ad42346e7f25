import { useEffect, useState } from "react";
import { headingId, type SectionId, sections } from "./sections";

const nearTop = 120;

/** The part that is being read: the last whose heading has come near the top of the window. */
export function useCurrentSection(page: HTMLElement | null): SectionId {
  const [current, setCurrent] = useState<SectionId>("overview");
  useEffect(() => {
    const scroller = page?.closest("main") ?? null;
    if (page === null || scroller === null) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const line = scroller.getBoundingClientRect().top + nearTop;
      const atEnd = scroller.scrollTop + scroller.clientHeight >= scroller.scrollHeight - 2;
      const passed = sections.filter(({ id }) => {
        const heading = document.getElementById(headingId(id));
        return heading !== null && heading.getBoundingClientRect().top < line;
      });
      const last = atEnd && scroller.scrollTop > 0 ? sections.at(-1) : passed.at(-1);
      setCurrent(last?.id ?? "overview");
    };
    const onScroll = () => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    scroller.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      scroller.removeEventListener("scroll", onScroll);
      cancelAnimationFrame(frame);
    };
  }, [page]);
  return current;
}
