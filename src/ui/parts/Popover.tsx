import { Popover as Base } from "@base-ui/react/popover";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./IconButton";
import { closeFrom, focusAfter } from "./popups";

export interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /** Where it points and where focus returns. */
  anchor: Element | null;
  /** Presses inside it leave the popover open, for they may move it: a grid of cells that open it. */
  owner?: Element | null;
  title: ReactNode;
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
  className?: string;
}

/** Import it where it is first opened (PopoverButton does), not with the first view. */
export function Popover({
  open,
  onClose,
  anchor,
  owner = null,
  title,
  children,
  side = "bottom",
  align = "start",
  className,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={closeFrom(owner ?? anchor, onClose)}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="popup-layer"
        >
          <Base.Popup
            finalFocus={focusAfter(anchor)}
            className={cx("popup w-max min-w-56 text-sm", className)}
          >
            <div className="flex items-start gap-2 px-4 pt-3">
              <Base.Title className="min-w-0 flex-1 font-semibold text-sm">{title}</Base.Title>
              <IconButton
                size="xs"
                label="Close"
                icon={<X aria-hidden className="size-3.5" />}
                className="-mr-1.5"
                onClick={onClose}
              />
            </div>
            <div className="px-4 pt-1 pb-3.5">{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
