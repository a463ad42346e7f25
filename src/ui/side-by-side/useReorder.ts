import { useLayoutEffect, useRef, useState } from "react";
import { withMoved } from "../../compare/compared";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";

export type Direction = "left" | "right";

export interface Reorder {
  /** Moves a column one place on; the focus stays with its button. */
  readonly step: (id: string, name: string, direction: Direction) => void;
  /** Moves a column to the place of another. */
  readonly dropOn: (id: string, name: string, target: string) => void;
  /** Read out after each move. */
  readonly announcement: string;
}

/** Moves columns by button or by drag, says where they are, and keeps the focus with them. */
export function useReorder(): Reorder {
  const compared = useChoices((choices) => choices.compared);
  const [announcement, setAnnouncement] = useState("");
  const refocus = useRef<{ id: string; direction: Direction } | null>(null);

  // A moved element loses its focus; where its button can go no further, the other one has it.
  useLayoutEffect(() => {
    const wanted = refocus.current;
    if (wanted === null) return;
    refocus.current = null;
    const column = document.getElementById(columnId(wanted.id));
    const own = column?.querySelector<HTMLButtonElement>(`[data-move="${wanted.direction}"]`);
    const button = own?.disabled
      ? column?.querySelector<HTMLButtonElement>("[data-move]:enabled")
      : own;
    button?.focus();
  });

  const move = (id: string, name: string, place: number) => {
    const next = withMoved(compared, id, place);
    change({ compared: next });
    setAnnouncement(`${name} is now column ${next.indexOf(id) + 1} of ${next.length}`);
  };

  return {
    announcement,
    step: (id, name, direction) => {
      refocus.current = { id, direction };
      move(id, name, compared.indexOf(id) + (direction === "left" ? -1 : 1));
    },
    dropOn: (id, name, target) => {
      if (id !== target) move(id, name, compared.indexOf(target));
    },
  };
}

export const columnId = (cardId: string): string => `side-column-${cardId}`;
