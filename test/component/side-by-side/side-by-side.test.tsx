import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { SideBySideView } from "../../../src/ui/side-by-side/SideBySideView";
import { aMode, theCard } from "../../support/builders";
import { choices, type Visit, visit } from "../../support/visit";

const cheap = theCard({
  id: "cheap",
  name: "Cheap",
  modes: [aMode({ vcpu_h: 0.01 })],
  features: { ssh: true, root: true, gpu: null },
  caveats: ["One.", "Two.", "Three.", "Four."],
});
const dear = theCard({
  id: "dear",
  name: "Dear",
  modes: [aMode({ vcpu_h: 0.5 })],
  features: { ssh: false, root: true, gpu: false },
});
const third = theCard({ id: "third", name: "Third", modes: [aMode({ vcpu_h: 0.1 })] });
const cards = [cheap, dear, third];

const user = () => userEvent.setup();

function open(own: Visit["choices"] = {}): void {
  visit({ cards, choices: { view: "side-by-side", ...own } });
  render(<SideBySideView />);
}

const row = (name: RegExp) => screen.getByRole("row", { name });
const heads = () =>
  screen
    .getAllByRole("columnheader")
    .map((head) => within(head).getAllByRole("button")[0]?.textContent);

describe("with fewer than two", () => {
  test("says how to choose and suggests the cheapest", async () => {
    open();
    expect(screen.getByText("No providers are side by side yet")).toBeVisible();
    expect(screen.getByText(/Cheap, Third, Dear\.$/)).toBeVisible();
    await user().click(screen.getByRole("button", { name: "Compare the 3 cheapest" }));
    expect(choices().compared).toEqual(["cheap", "third", "dear"]);
    expect(screen.getByRole("heading", { name: "3 side by side" })).toBeVisible();
  });

  test("names the one that is chosen, and adds another", async () => {
    open({ compared: ["dear"] });
    expect(screen.getByText("Dear, and who else?")).toBeVisible();
    const add = screen.getByRole("combobox", { name: "Add a provider" });
    await user().selectOptions(add, "Cheap");
    expect(choices().compared).toEqual(["dear", "cheap"]);
  });
});

describe("the table", () => {
  test("has a column a provider, and marks the cheapest in words", () => {
    open({ compared: ["dear", "cheap"] });
    expect(heads()).toEqual(["Dear", "Cheap"]);
    const [, month] = within(row(/^Month/)).getAllByRole("cell");
    expect(month).toHaveTextContent("$30.00cheapest");
  });

  test("tells a difference from unknown against known", () => {
    open({ compared: ["dear", "cheap"] });
    expect(within(row(/^SSH/)).getByText("differs")).toBeInTheDocument();
    expect(within(row(/^GPU ?known/)).getByText("known of some only")).toBeVisible();
    expect(row(/^Root/)).not.toHaveTextContent("differs");
  });

  test("leaves only differences, unknown against known among them", async () => {
    open({ compared: ["dear", "cheap"] });
    await user().click(screen.getByRole("switch", { name: "Only differences" }));
    expect(choices().onlyDifferences).toBe(true);
    expect(row(/^SSH/)).toBeVisible();
    expect(row(/^GPU ?known/)).toBeVisible();
    expect(screen.queryByRole("row", { name: /^Root/ })).toBeNull();
  });

  test("says that nothing differs, with a way to see every row", async () => {
    const twin = theCard({ id: "twin", name: "Twin" });
    const other = theCard({ id: "other", name: "Other" });
    visit({
      cards: [twin, other],
      choices: { compared: ["twin", "other"], onlyDifferences: true },
    });
    render(<SideBySideView />);
    expect(screen.getByText("Nothing differs")).toBeVisible();
    await user().click(screen.getByRole("button", { name: "Show every row" }));
    expect(row(/^Month/)).toBeVisible();
  });

  test("shows long lists in part, and whole when asked", async () => {
    open({ compared: ["dear", "cheap"] });
    const caveats = row(/^Caveats.*One/);
    expect(within(caveats).queryByText("Four.")).toBeNull();
    await user().click(within(caveats).getByRole("button", { name: "1 more" }));
    expect(within(caveats).getByText("Four.")).toBeVisible();
  });

  test("opens the evidence of a fact and gives the focus back", async () => {
    const act = user();
    open({ compared: ["dear", "cheap"] });
    const fact = screen.getByRole("button", { name: "Cheap, SSH: yes" });
    await act.click(fact);
    const evidence = await screen.findByRole(
      "dialog",
      { name: "Cheap · SSH: yes" },
      { timeout: 10_000 },
    );
    expect(evidence).toHaveTextContent("The card keeps no evidence of this.");
    await act.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(fact).toHaveFocus();
  });
});

describe("columns", () => {
  beforeEach(() => open({ compared: ["dear", "cheap", "third"] }));

  test("move by the keyboard, say where they are, and keep the focus", async () => {
    const act = user();
    const right = screen.getByRole("button", { name: "Move Dear right" });
    right.focus();
    await act.keyboard("{Enter}");
    expect(choices().compared).toEqual(["cheap", "dear", "third"]);
    expect(screen.getByText("Dear is now column 2 of 3")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move Dear right" })).toHaveFocus();
    await act.keyboard("{Enter}");
    expect(choices().compared).toEqual(["cheap", "third", "dear"]);
    expect(screen.getByRole("button", { name: "Move Dear left" })).toHaveFocus();
  });

  test("are removed, down to the hint how to choose", async () => {
    const act = user();
    await act.click(screen.getByRole("button", { name: "Remove Cheap" }));
    expect(heads()).toEqual(["Dear", "Third"]);
    await act.click(screen.getByRole("button", { name: "Remove Dear" }));
    expect(screen.getByText("Third, and who else?")).toBeVisible();
  });

  test("lead to the provider's page", async () => {
    await user().click(screen.getByRole("button", { name: "Cheap" }));
    expect(choices()).toMatchObject({ view: "provider", provider: "cheap" });
  });
});
