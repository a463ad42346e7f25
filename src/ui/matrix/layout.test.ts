import { describe, expect, it } from "vitest";
import { labelWidth } from "../../compare/label-width";
import { countPinned, layoutOf, placeColumns, type SizedColumn } from "./layout";

const sized = (id: string, width: number, group: string | null = null): SizedColumn => ({
  width,
  column: { id, kind: "value", label: id, title: id, about: "", group, column: null, width },
});
const lead = [sized("name", 200), sized("cost", 100)];
const center = [
  sized("a", 50, "One"),
  sized("b", 60, "One"),
  sized("c", 70, "Two"),
  sized("d", 80, "One"),
];
const placed = placeColumns(lead, center);

describe("columns along a row", () => {
  it("stand one after the other and count from 1", () => {
    expect(
      [...placed.pinned, ...placed.center].map(({ left, ariaIndex }) => [left, ariaIndex]),
    ).toEqual([
      [0, 1],
      [200, 2],
      [300, 3],
      [350, 4],
      [410, 5],
      [480, 6],
    ]);
    expect(placed).toMatchObject({ pinnedWidth: 300, totalWidth: 560 });
  });

  it("have a title over neighbours of one group, again where another came between", () => {
    expect(placed.groups.map(({ label, left, width, span }) => [label, left, width, span])).toEqual(
      [
        ["One", 300, 110, 2],
        ["Two", 410, 70, 1],
        ["One", 480, 80, 1],
      ],
    );
  });

  it("are drawn as far as they are in view, with the titles that reach into it", () => {
    const layout = layoutOf(placed, [1, 2]);
    expect(layout.center.map(({ gap, placed: { column } }) => [gap, column.id])).toEqual([
      [50, "b"],
      [0, "c"],
    ]);
    expect(layoutOf(placed, [0, 3]).center.map(({ gap }) => gap)).toEqual([0, 130]);
    expect(layout.groups.map(({ label }) => label)).toEqual(["One", "Two"]);
    expect(layout.totalWidth).toBe(560);
  });

  it("stay in view as many as leave room for the rest, and always the name", () => {
    const wanted = [sized("name", 200), sized("cost", 180), sized("pin", 300)];
    expect(countPinned(wanted, 1140)).toBe(3);
    expect(countPinned(wanted, 1000)).toBe(2);
    expect(countPinned(wanted, 820)).toBe(1);
    expect(countPinned(wanted, 390)).toBe(1);
  });
});

describe("the width of a label", () => {
  it("holds its longest word, and three lines of words", () => {
    expect(labelWidth("SSH")).toBe(52);
    expect(labelWidth("Nested virtualisation")).toBeGreaterThan(14 * 6);
    const words = labelWidth("one two six ten a b c");
    expect(words).toBeGreaterThan(52);
    expect(words).toBeLessThan(90);
  });
});
