import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "./cx";
import { useLoaded } from "./useLoaded";

const load = () => import("./TooltipPopup");
const opensAfter = 400;
const closesAfter = 120;

export interface TooltipProps {
  content: ReactNode;
  /** What it explains; holds a button or link, or nothing that takes focus. */
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  className?: string;
}

/** Opens on resting the pointer and on keyboard focus, closes on Escape; may itself be pointed at. */
export function Tooltip({ content, children, side = "top", className }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLSpanElement | null>(null);
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const close = () => setOpen(false);
  const loaded = useLoaded(load, open, close);

  const after = (delay: number, next: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const control = anchor?.querySelector("button, a, input, select") ?? anchor;
    control?.setAttribute("aria-describedby", id);
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      control?.removeAttribute("aria-describedby");
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [open, anchor, id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens to the control inside
    <span
      ref={setAnchor}
      className={cx("inline-flex", className)}
      onPointerEnter={(event) => event.pointerType === "mouse" && after(opensAfter, true)}
      onPointerLeave={() => after(closesAfter, false)}
      onPointerDown={() => after(0, false)}
      onFocus={(event) => event.target.matches(":focus-visible") && after(0, true)}
      onBlur={() => after(0, false)}
    >
      {children}
      {open && loaded && (
        <loaded.TooltipPopup
          id={id}
          anchor={anchor}
          side={side}
          content={content}
          onPointerEnter={() => clearTimeout(timer.current)}
          onPointerLeave={() => after(closesAfter, false)}
        />
      )}
    </span>
  );
}
