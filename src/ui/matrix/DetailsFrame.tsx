import type { ReactNode } from "react";
import { Dialog } from "../parts/Dialog";
import { Popover } from "../parts/Popover";
import { useMediaQuery } from "../parts/useMediaQuery";

export interface DetailsFrameProps {
  anchor: Element | null;
  owner: Element | null;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}

/** Beside its cell, or from the lower edge of a phone. */
export function DetailsFrame({ anchor, owner, onClose, title, children }: DetailsFrameProps) {
  const isPhone = useMediaQuery("(max-width: 639.98px)");
  return isPhone ? (
    <Dialog open onClose={onClose} title={title}>
      {children}
    </Dialog>
  ) : (
    <Popover
      open
      onClose={onClose}
      anchor={anchor}
      owner={owner}
      title={title}
      className="w-96 break-words"
    >
      {children}
    </Popover>
  );
}
