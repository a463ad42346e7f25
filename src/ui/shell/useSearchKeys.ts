import { useEffect } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches("textarea, select, input:not([type='checkbox'], [type='range'])"));

/** "/" outside of fields, Ctrl-K and Cmd-K anywhere; the browser's own find keeps its key. */
export function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const command = event.ctrlKey || event.metaKey;
      const wanted = command
        ? event.key.toLowerCase() === "k" && !event.shiftKey
        : event.key === "/" && !isTyping(event.target);
      if (!wanted) return;
      event.preventDefault();
      open();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open]);
}
