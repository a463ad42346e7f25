import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, EyeOff, Pin, PinOff } from "lucide-react";
import type { ColumnState } from "../../compare/columns";
import { withNeed } from "../../compare/requirement-edit";
import type { Need } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { Menu, type MenuItem } from "../parts/Menu";
import {
  hideColumn,
  neighbourOf,
  nudge,
  pin,
  resize,
  sortByColumn,
  sortOnlyBy,
  unsort,
} from "./column-changes";
import { findGridColumn } from "./grid-columns";

export interface ColumnMenuProps {
  column: string;
  width: number;
  anchor: Element;
  state: ColumnState;
  onClose: () => void;
  /** A hidden column can't get the focus back. */
  onHidden: (id: string) => void;
}

const icon = (Icon: typeof Pin) => <Icon aria-hidden className="size-3.5" />;
const needs: readonly { need: Need; label: string }[] = [
  { need: "must", label: "Must have it" },
  { need: "nice", label: "Nice to have" },
  { need: "not", label: "Must not have it" },
];
const resizeStep = 24;

/** All that can be done with a column. Import it where it is first opened. */
export function ColumnMenu(props: ColumnMenuProps) {
  const { column: id, width, anchor, state, onClose, onHidden } = props;
  const column = findGridColumn(id);
  const feature = column?.column?.feature ?? null;
  const requirements = useChoices((choices) => choices.requirements);
  if (column === undefined) return null;
  const isPinned = state.pinned.includes(id);
  const isSorted = state.sort.some((entry) => entry.column === id);

  const sorting: MenuItem[] = [
    {
      id: "ascending",
      label: feature === null ? "Sort ascending" : "Sort: no first",
      icon: icon(ArrowUp),
      onSelect: () => sortOnlyBy(id, false),
    },
    {
      id: "descending",
      label: feature === null ? "Sort descending" : "Sort: yes first",
      icon: icon(ArrowDown),
      onSelect: () => sortOnlyBy(id, true),
    },
    isSorted
      ? { id: "unsort", label: "Sort by it no longer", onSelect: () => unsort(id) }
      : {
          id: "also",
          label: "Sort by it as well",
          hint: "Shift Enter",
          disabled: state.sort.length === 0,
          onSelect: () => sortByColumn(id, true),
        },
  ];
  const arranging: MenuItem[] = [
    {
      id: "pin",
      label: isPinned ? "Unpin" : "Pin beside the names",
      icon: icon(isPinned ? PinOff : Pin),
      separated: true,
      onSelect: () => pin(id, !isPinned),
    },
    {
      id: "left",
      label: "Move left",
      icon: icon(ArrowLeft),
      hint: "Shift ←",
      disabled: neighbourOf(state, id, -1) === null,
      keepOpen: true,
      onSelect: () => nudge(state, id, -1),
    },
    {
      id: "right",
      label: "Move right",
      icon: icon(ArrowRight),
      hint: "Shift →",
      disabled: neighbourOf(state, id, 1) === null,
      keepOpen: true,
      onSelect: () => nudge(state, id, 1),
    },
    {
      id: "wider",
      label: "Wider",
      hint: "+",
      keepOpen: true,
      onSelect: () => resize(id, width + resizeStep),
    },
    {
      id: "narrower",
      label: "Narrower",
      hint: "−",
      keepOpen: true,
      onSelect: () => resize(id, width - resizeStep),
    },
    {
      id: "hide",
      label: "Hide",
      icon: icon(EyeOff),
      onSelect: () => {
        onHidden(id);
        hideColumn(id);
      },
    },
  ];
  const requiring: MenuItem[] =
    feature === null
      ? []
      : needs.map(({ need, label }, i) => ({
          id: need,
          label,
          checked: requirements.needs[feature] === need,
          separated: i === 0,
          onSelect: () =>
            change((choices) => {
              const isOn = choices.requirements.needs[feature] === need;
              return {
                requirements: withNeed(choices.requirements, feature, isOn ? null : need),
              };
            }),
        }));
  return (
    <Menu
      open
      onClose={onClose}
      anchor={anchor}
      label={column.title}
      items={column.kind === "value" ? [...sorting, ...arranging, ...requiring] : sorting}
    />
  );
}
