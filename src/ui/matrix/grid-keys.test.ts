import { describe, expect, it } from "vitest";
import { placeAfter } from "./grid-keys";

const size = { rows: 1001, columns: 20, page: 15 };
const press = (
  key: string,
  held: Partial<Record<"ctrlKey" | "metaKey" | "altKey" | "shiftKey", true>> = {},
) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});
const ctrl = { ctrlKey: true } as const;

describe("where a key leads in the grid", () => {
  it.each([
    [press("ArrowRight"), [4, 5], [4, 6]],
    [press("ArrowLeft"), [4, 0], [4, 0]],
    [press("ArrowUp"), [1, 5], [0, 5]],
    [press("ArrowDown"), [1000, 5], [1000, 5]],
    [press("Home"), [4, 5], [4, 0]],
    [press("End"), [4, 5], [4, 19]],
    [press("PageDown"), [4, 5], [19, 5]],
    [press("PageDown"), [995, 5], [1000, 5]],
    [press("PageUp"), [40, 5], [25, 5]],
    [press("PageUp"), [4, 5], [1, 5]],
    [press("PageUp"), [0, 5], [0, 5]],
    [press("Home", ctrl), [40, 5], [1, 0]],
    [press("End", ctrl), [40, 5], [1000, 19]],
    [press("ArrowUp", ctrl), [40, 5], [0, 5]],
    [press("ArrowDown", { metaKey: true }), [40, 5], [1000, 5]],
  ])("%o from %o", (pressed, [row, column], [toRow, toColumn]) => {
    const from = { row: row ?? 0, column: column ?? 0 };
    expect(placeAfter(pressed, from, size)).toEqual({ row: toRow, column: toColumn });
  });

  it.each([
    press("Enter"),
    press("a"),
    press("a", ctrl),
    press("ArrowRight", { shiftKey: true }),
    press("ArrowLeft", { altKey: true }),
    press("PageDown", ctrl),
  ])("%o is no key of travel", (pressed) => {
    expect(placeAfter(pressed, { row: 4, column: 5 }, size)).toBeNull();
  });
});
