import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

export interface TooltipPopupProps {
  id: string;
  anchor: Element | null;
  side: "top" | "bottom" | "left" | "right";
  content: ReactNode;
  onPointerEnter: () => void;
  onPointerLeave: () => void;
}

export function TooltipPopup({ id, anchor, side, content, ...pointer }: TooltipPopupProps) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="popup-layer"
        >
          <Base.Popup
            id={id}
            role="tooltip"
            className="popup max-w-72 rounded-md px-2.5 py-1.5 text-xs"
            {...pointer}
          >
            {content}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
