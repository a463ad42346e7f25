import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { closeFrom, focusAfter } from "./popups";

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Stands at the end in small print: a count, a key. */
  hint?: ReactNode;
  /** Makes it an item that is on or off, or one of several. */
  checked?: boolean;
  disabled?: boolean;
  /** A line above it. */
  separated?: boolean;
  /** Stays open after a choice, as when ticking several. */
  keepOpen?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  open: boolean;
  onClose: () => void;
  anchor: Element | null;
  label: string;
  items: readonly MenuItem[];
  side?: "top" | "bottom" | "left" | "right";
  align?: "start" | "center" | "end";
}

/** Import it where it is first opened (MenuButton does), not with the first view. */
export function Menu({
  open,
  onClose,
  anchor,
  label,
  items,
  side = "bottom",
  align = "start",
}: MenuProps) {
  const checkable = items.some((item) => item.checked !== undefined);
  return (
    <Base.Root open={open} modal={false} onOpenChange={closeFrom(anchor, onClose)}>
      <Base.Portal>
        <Base.Positioner
          anchor={anchor}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="popup-layer"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={focusAfter(anchor)}
            className="popup min-w-44 p-1 text-sm"
          >
            {items.map((item) => (
              <MenuRow key={item.id} item={item} checkable={checkable} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ item, checkable }: { item: MenuItem; checkable: boolean }) {
  const content = (
    <>
      {checkable && (
        <span className="grid w-4 shrink-0 place-content-center">
          {item.checked && <Check aria-hidden className="size-3.5 text-accent" />}
        </span>
      )}
      {item.icon && <span className="shrink-0 text-dim">{item.icon}</span>}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.hint && <span className="shrink-0 text-faint text-xs">{item.hint}</span>}
    </>
  );
  return (
    <>
      {item.separated && <Base.Separator className="my-1 h-px bg-line" />}
      {item.checked === undefined ? (
        <Base.Item
          className="menu-item"
          disabled={item.disabled ?? false}
          closeOnClick={!item.keepOpen}
          onClick={item.onSelect}
        >
          {content}
        </Base.Item>
      ) : (
        <Base.CheckboxItem
          className="menu-item"
          checked={item.checked}
          disabled={item.disabled ?? false}
          closeOnClick={!item.keepOpen}
          onCheckedChange={item.onSelect}
        >
          {content}
        </Base.CheckboxItem>
      )}
    </>
  );
}
