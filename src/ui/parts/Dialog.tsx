import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./IconButton";

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  wide?: boolean;
  /** A panel from an edge of the window instead of a box in its middle. */
  sheet?: "left" | "right";
  /** Leaves the content's own padding to it. */
  flush?: boolean;
  /** What gets the focus at first; null or left out: what comes first. */
  initialFocus?: () => HTMLElement | null;
}

/** On a phone the box rises from the lower edge. Import it where it is first opened. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  children,
  footer,
  wide = false,
  sheet,
  flush = false,
  initialFocus,
}: DialogProps) {
  const shape = sheet
    ? cx("sheet", sheet === "right" && "sheet-right")
    : cx("dialog", wide && "dialog-wide");
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Popup className={shape} initialFocus={initialFocus}>
          <header className="flex min-h-12 shrink-0 items-center gap-3 border-line border-b py-2 pr-2.5 pl-5">
            <div className="min-w-0 flex-1">
              <Base.Title className="font-semibold text-base">{title}</Base.Title>
              {description && (
                <Base.Description className="text-dim text-xs">{description}</Base.Description>
              )}
            </div>
            <IconButton
              label="Close"
              icon={<X aria-hidden className="size-4" />}
              onClick={onClose}
            />
          </header>
          <div className={cx("min-h-0 flex-1 overflow-auto overscroll-contain", !flush && "p-5")}>
            {children}
          </div>
          {footer && (
            <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-line border-t px-5 py-3">
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
