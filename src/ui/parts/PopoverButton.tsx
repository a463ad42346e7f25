import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "./Button";
import type { PopoverProps } from "./Popover";
import { useLoaded } from "./useLoaded";

const load = () => import("./Popover");

export interface PopoverButtonProps
  extends Omit<ButtonProps, "content" | "title" | "onClick">,
    Pick<PopoverProps, "title" | "side" | "align"> {
  content: (close: () => void) => ReactNode;
  /** For a trigger that is no Button: gets what it must spread on its own button element. */
  trigger?: (props: TriggerProps) => ReactNode;
}

export interface TriggerProps {
  ref: (element: HTMLButtonElement | null) => void;
  onClick: () => void;
  onPointerEnter: () => void;
  "aria-haspopup": "dialog";
  "aria-expanded": boolean;
}

/** A button that opens a popover; the popover's code comes when first needed. */
export function PopoverButton({
  title,
  content,
  side,
  align,
  trigger,
  ...button
}: PopoverButtonProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setOpen(false);
  const loaded = useLoaded(load, open, close);
  const props: TriggerProps = {
    ref: setAnchor,
    onClick: () => setOpen(!open),
    onPointerEnter: () => void load().catch(() => {}),
    "aria-haspopup": "dialog",
    "aria-expanded": open,
  };
  return (
    <>
      {trigger ? trigger(props) : <Button {...button} {...props} />}
      {loaded && (
        <loaded.Popover
          open={open}
          onClose={close}
          anchor={anchor}
          title={title}
          {...(side && { side })}
          {...(align && { align })}
        >
          {content(close)}
        </loaded.Popover>
      )}
    </>
  );
}
