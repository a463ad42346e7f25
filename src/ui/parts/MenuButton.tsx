import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "./Button";
import { IconButton } from "./IconButton";
import type { MenuProps } from "./Menu";
import { useLoaded } from "./useLoaded";

const load = () => import("./Menu");

export interface MenuButtonProps
  extends Pick<MenuProps, "label" | "items" | "side" | "align">,
    Pick<ButtonProps, "variant" | "size" | "className" | "disabled"> {
  /** Alone it makes a square button; with children it stands before them. */
  icon?: ReactNode;
  children?: ReactNode;
}

/** A button that opens a menu; the menu's code comes when first needed. */
export function MenuButton({
  label,
  items,
  side,
  align,
  icon,
  children,
  variant,
  size,
  ...rest
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const close = () => setOpen(false);
  const loaded = useLoaded(load, open, close);
  const trigger = {
    ref: setAnchor,
    onClick: () => setOpen(!open),
    onPointerEnter: () => void load().catch(() => {}),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      setOpen(true);
    },
    "aria-haspopup": "menu",
    "aria-expanded": open,
    ...rest,
  } as const;
  return (
    <>
      {children === undefined ? (
        <IconButton {...trigger} label={label} icon={icon} size={size ?? "md"} bordered />
      ) : (
        <Button {...trigger} variant={variant ?? "secondary"} size={size ?? "md"}>
          {icon}
          {children}
          <ChevronDown aria-hidden className="-mr-1 size-3.5 text-dim" />
        </Button>
      )}
      {loaded && (
        <loaded.Menu
          open={open}
          onClose={close}
          anchor={anchor}
          label={label}
          items={items}
          {...(side && { side })}
          {...(align && { align })}
        />
      )}
    </>
  );
}
