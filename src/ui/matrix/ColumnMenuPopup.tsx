import type { ColumnState } from "../../compare/columns";
import { useLoaded } from "../parts/useLoaded";

const load = () => import("./ColumnMenu");

/** The header whose menu is open, and where the menu points. */
export interface OpenMenu {
  readonly column: string;
  readonly anchor: Element;
}

export interface ColumnMenuPopupProps {
  menu: OpenMenu | null;
  /** The width in px that the column has now. */
  width: number;
  state: ColumnState;
  onClose: () => void;
  onHidden: (id: string) => void;
}

/** A column's menu, whose code comes when it is first opened. It stands outside the grid, which may hold rows alone. */
export function ColumnMenuPopup({ menu, ...rest }: ColumnMenuPopupProps) {
  const loaded = useLoaded(load, menu !== null, rest.onClose);
  return menu && loaded && <loaded.ColumnMenu {...rest} {...menu} />;
}
