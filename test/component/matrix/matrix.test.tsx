import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { CompareView } from "../../../src/ui/matrix/CompareView";
import { aMode, theCard } from "../../support/builders";
import { choices, type Visit, visit } from "../../support/visit";

// jsdom has the grid fill its window, 1024 × 768 px.

const gpu = { gpu: true, root: true, ssh: null };
const cheap = theCard({
  id: "cheap",
  name: "Cheap",
  modes: [aMode({ vcpu_h: 0.01 })],
  features: { gpu: null, root: false, ssh: true },
});
const middle = theCard({
  id: "middle",
  name: "Middle",
  modes: [aMode({ vcpu_h: 0.1 })],
  features: gpu,
});
const bound = theCard({
  id: "bound",
  name: "Bound",
  modes: [aMode({ vcpu_h: 0.001 })],
  storage: { included_disk_gib: 0, disk_gib_month: null },
  features: gpu,
});
const outside = theCard({
  id: "outside",
  name: "Outside",
  category: "browser",
  modes: [aMode({ vcpu_h: 0.001 })],
});
const cards = [cheap, middle, bound, outside];
const columns = {
  preset: null,
  shown: ["root", "gpu", "ssh"],
  pinned: [],
  widths: {},
  sort: [],
  groupBy: null,
} as const;

function open(own: Visit["choices"] = {}) {
  visit({ cards, choices: { columns, ...own } });
  render(<CompareView />);
  return userEvent.setup();
}

const names = () =>
  screen.getAllByRole("rowheader").map((head) => head.querySelector("a")?.textContent);
const header = (name: string) => screen.getByRole("columnheader", { name });
const cells = (name: RegExp) =>
  within(screen.getByRole("row", { name }))
    .getAllByRole("gridcell")
    .map((cell) => cell.textContent);
const focused = () => [
  document.activeElement?.closest("[data-row]")?.getAttribute("data-row"),
  document.activeElement?.getAttribute("data-column"),
];
const requirements = (part: object) => ({
  requirements: { needs: {}, bounds: {}, sets: {}, unknownMayPass: false, ...part },
});

describe("the rows", () => {
  test("are the category's, the cheapest first; a lower bound wins nothing", () => {
    open();
    expect(screen.getByText(/of 3 agent sandboxes/)).toHaveTextContent("3 of 3 agent sandboxes");
    expect(names()).toEqual(["Cheap", "Middle", "Bound"]);
    expect(cells(/Cheap/)).toEqual(["1", expect.stringContaining("$"), "no", "unknown", "yes"]);
    expect(cells(/Bound/)[1]).toMatch(/disk unknown≥ \$/);
  });

  test("say how many requirements they meet, as a range where facts are unknown", () => {
    open(requirements({ needs: { gpu: "nice", root: "nice" } }));
    expect(cells(/Cheap/)[2]).toBe("0–1 of 2");
    expect(cells(/Middle/)[2]).toBe("2 of 2");
  });

  test("are grouped under titles that count them", () => {
    open({ ...requirements({}), columns: { ...columns, groupBy: "category" } });
    expect(screen.getByRole("row", { name: /agent sandbox 3/ })).toBeVisible();
    expect(screen.getByRole("row", { name: /browser 1/ })).toBeVisible();
  });
});

describe("sorting", () => {
  test("by a click: yes first, then no first, then by rank again; unknown stays last", async () => {
    const user = open();
    await user.click(header("GPU"));
    expect(header("GPU")).toHaveAttribute("aria-sort", "descending");
    expect(names()).toEqual(["Middle", "Bound", "Cheap"]);
    await user.click(header("GPU"));
    expect(header("GPU")).toHaveAttribute("aria-sort", "ascending");
    expect(names().at(-1)).toBe("Cheap");
    await user.click(header("GPU"));
    expect(choices().columns.sort).toEqual([]);
    expect(header("Monthly cost")).toHaveAttribute("aria-sort", "ascending");
  });

  test("by several with Shift, each with its place", async () => {
    const user = open();
    await user.click(header("GPU"));
    await user.keyboard("{Shift>}");
    await user.click(header("Provider"));
    await user.keyboard("{/Shift}");
    expect(choices().columns.sort).toEqual([
      { column: "gpu", descending: true },
      { column: "name", descending: false },
    ]);
    expect(names()).toEqual(["Bound", "Middle", "Cheap"]);
    expect(
      screen.getByText("Sorted by GPU, descending; then by Provider, ascending."),
    ).toBeInTheDocument();
  });
});

describe("the keyboard", () => {
  test("has one tab stop and walks over cells and headers", async () => {
    const user = open();
    const stops = () => screen.getByRole("grid").querySelectorAll('[tabindex="0"]');
    expect(stops()).toHaveLength(1);
    const [stop] = stops();
    if (stop instanceof HTMLElement) stop.focus();
    expect(focused()).toEqual(["cheap", "name"]);
    await user.keyboard("{ArrowDown}{ArrowRight}");
    expect(focused()).toEqual(["middle", "monthlyUsd"]);
    expect(stops()).toHaveLength(1);
    await user.keyboard("{End}");
    expect(focused()).toEqual(["middle", "ssh"]);
    await user.keyboard("{Control>}{ArrowUp}{/Control}");
    expect(focused()).toEqual(["$header", "ssh"]);
    await user.keyboard("{Enter}");
    expect(choices().columns.sort).toEqual([{ column: "ssh", descending: true }]);
    expect(focused()).toEqual(["$header", "ssh"]);
  });

  test("ticks a row for side by side, and opens evidence and page", async () => {
    const user = open();
    screen
      .getByRole("row", { name: /Middle/ })
      .querySelector<HTMLElement>('[data-column="select"]')
      ?.focus();
    await user.keyboard(" ");
    expect(choices().compared).toEqual(["middle"]);
    await user.keyboard("{End}{Enter}");
    expect(choices().evidence).toEqual({ cardId: "middle", feature: "ssh" });
    await user.keyboard("{Escape}{Home}{ArrowRight}{Enter}");
    expect(choices()).toMatchObject({ view: "provider", provider: "middle" });
  });

  test("moves and resizes a column from its header", async () => {
    const user = open();
    header("SSH").focus();
    await user.keyboard("{Shift>}{ArrowLeft}{/Shift}");
    expect(choices().columns.shown).toEqual(["root", "ssh", "gpu"]);
    expect(focused()).toEqual(["$header", "ssh"]);
    await user.keyboard("+");
    expect(choices().columns.widths.ssh).toBeGreaterThan(50);
  });
});

describe("above the grid", () => {
  test("requirements are removed one by one, and other categories added", async () => {
    const user = open(
      requirements({ needs: { root: "must" }, sets: { category: ["agent-sandbox"] } }),
    );
    expect(names()).toEqual(["Middle", "Bound"]);
    expect(screen.getByRole("button", { name: "1 excluded" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove must Root" }));
    expect(names()).toEqual(["Cheap", "Middle", "Bound"]);
    await user.click(screen.getByRole("button", { name: /browser/ }));
    expect(choices().requirements.sets.category).toEqual(["agent-sandbox", "browser"]);
    expect(names()).toContain("Outside");
  });

  test("says what a filter hides: cheaper ones outside, and more if confirmed", () => {
    open(requirements({ needs: { gpu: "must" }, sets: { category: ["agent-sandbox"] } }));
    expect(screen.getByRole("button", { name: "1 more if GPU is confirmed" })).toBeVisible();
  });

  test("finds columns among all there are", async () => {
    const user = open();
    await user.type(screen.getByRole("textbox", { name: "Find a feature" }), "sock webhook");
    expect(screen.queryByRole("columnheader", { name: "Webhooks" })).toBeNull();
    await user.keyboard("{Escape}");
    await user.type(screen.getByRole("textbox", { name: "Find a feature" }), "webhook");
    expect(header("Webhooks")).toBeVisible();
    expect(screen.queryByRole("columnheader", { name: "GPU" })).toBeNull();
  });

  test("says what to drop where nobody is left", async () => {
    const user = open(requirements({ needs: { root: "must", gpu: "not" } }));
    expect(await screen.findByText("No provider meets all of this")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: /^Drop GPU: \d back$/ }));
    expect(names()).toEqual(["Middle", "Bound"]);
  });
});
