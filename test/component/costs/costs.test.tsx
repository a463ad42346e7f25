import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { firstRequirements, noRequirements } from "../../../src/compare/requirements";
import type { Choices } from "../../../src/link/choices";
import { CostsView } from "../../../src/ui/costs/CostsView";
import { aMode, aPlan, type Json, theCard } from "../../support/builders";
import { choices, visit } from "../../support/visit";

const cards: readonly Json[] = [
  { id: "acme", name: "Acme" },
  { id: "bravo", name: "Bravo", modes: [aMode({ vcpu_h: 0.02 })] },
  { id: "bound", name: "Bound", modes: [aMode({ ram_gib_h: null })] },
  { id: "small", name: "Small", modes: [aMode({ max_vcpu: 1 })] },
];

function open(own: Partial<Choices> = {}, list = cards): void {
  visit({ cards: list.map((card) => theCard(card)), choices: { view: "costs", ...own } });
  render(<CostsView />);
}

const user = () => userEvent.setup();
const bars = (group: string) =>
  within(screen.getByRole("region", { name: group })).getAllByRole("button");

describe("bars", () => {
  test("are grouped by how sure they are, the cheapest first", () => {
    open();
    const [first, second] = bars("Priced");
    expect(first).toHaveAccessibleName(/^Bravo, \$40\.00 a month/);
    expect(second).toHaveAccessibleName(/^Acme, \$70\.00 a month/);
    expect(bars("At least")[0]).toHaveAccessibleName(/^Bound, ≥ \$50\.00 a month\. RAM unknown/);
    expect(bars("Not priced")[0]).toHaveAccessibleName(/^Small, no price\. fewer vCPU than asked/);
  });

  test("open their bill", async () => {
    open();
    await user().click(bars("Priced")[0] ?? document.body);
    expect(choices()).toMatchObject({ costView: "bill", provider: "bravo" });
    expect(screen.getByRole("heading", { level: 2, name: /^Bill of Bravo/ })).toBeInTheDocument();
  });

  test("become a table of the same numbers, without the parts that are hidden", async () => {
    open();
    await user().click(screen.getByRole("button", { name: "Memory" }));
    await user().click(screen.getByRole("button", { name: "Table" }));
    const table = screen.getByRole("table");
    expect(within(table).queryByRole("columnheader", { name: /^Memory/ })).toBeNull();
    expect(within(table).getByRole("row", { name: /^Bravo Priced \$40\.00 exact/ })).toBeVisible();
    expect(within(table).getByRole("row", { name: /^Small Not priced no price/ })).toBeVisible();
  });

  test("are shown again all at once", async () => {
    open();
    await user().click(screen.getByRole("button", { name: "Compute" }));
    expect(screen.getByRole("button", { name: "Compute" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await user().click(screen.getByRole("button", { name: "Show all" }));
    expect(screen.getByRole("button", { name: "Compute" })).toHaveAttribute("aria-pressed", "true");
  });

  test("say that the requirements leave nobody, and drop them on demand", async () => {
    open({ requirements: { ...firstRequirements, sets: { category: ["browser"] } } });
    expect(screen.getByText("No bars to draw")).toBeVisible();
    await user().click(screen.getByRole("button", { name: "Drop all requirements" }));
    expect(choices().requirements).toEqual(noRequirements);
  });
});

describe("a bill", () => {
  const bill = () => screen.getByRole("list", { name: "Parts of the bill" });

  test("shows each part with its formula and the fields of the card", () => {
    open({ costView: "bill", provider: "acme" });
    expect(bill()).toHaveTextContent("CPU$50.00");
    expect(bill()).toHaveTextContent("0.05 × 2 × 1000 × 1800 / 3600");
    expect(bill()).toHaveTextContent("modes[0].vcpu_h");
  });

  test("says what is unknown and never calls it nothing", () => {
    open({ costView: "bill", provider: "bound" });
    expect(bill()).toHaveTextContent("RAMunknown");
    expect(screen.getByText("The price of RAM: the total is a lower bound.")).toBeVisible();
  });

  test("takes an own rate with a comma, says the card's, and gives it back", async () => {
    open({ costView: "bill", provider: "acme" });
    await user().click(screen.getByRole("button", { name: /^Set your own rate for vCPU/ }));
    await user().clear(screen.getByRole("textbox", { name: /^Your own rate for vCPU/ }));
    await user().keyboard("0,02{Enter}");
    expect(choices().ownRates).toEqual({ acme: { "modes[0].vcpu_h": 0.02 } });
    expect(screen.getByText("own rate; the card says 0.05")).toBeVisible();
    expect(bill()).toHaveTextContent("CPU$20.00");
    await user().click(screen.getByRole("button", { name: /^Reset vCPU/ }));
    expect(choices().ownRates).toEqual({});
  });

  test("keeps the card's rate where the entry is no number, or below nothing", async () => {
    open({ costView: "bill", provider: "acme" });
    await user().click(screen.getByRole("button", { name: /^Set your own rate for vCPU/ }));
    const field = screen.getByRole("textbox", { name: /^Your own rate for vCPU/ });
    await user().clear(field);
    await user().keyboard("-1{Enter}");
    expect(screen.getByText("A rate can’t be below 0")).toBeVisible();
    await user().clear(field);
    await user().keyboard("{Enter}");
    expect(screen.getByText("Enter a number")).toBeVisible();
    await user().keyboard("{Escape}");
    expect(choices().ownRates).toEqual({});
  });

  test("opens the bill of another offer, and says that it isn't the best", async () => {
    const plans = [aPlan({ name: "Cheap" }), aPlan({ name: "Dear", fee: 100 })];
    open({ costView: "bill", provider: "acme" }, [{ id: "acme", name: "Acme", plans }]);
    await user().click(screen.getByRole("button", { name: "Show the bill of Dear · Main" }));
    expect(screen.getByRole("heading", { level: 2, name: "Dear · Main" })).toHaveFocus();
    expect(screen.getByText(/not this provider’s best offer/)).toBeVisible();
  });

  test("names the smallest change that prices an offer, and makes it", async () => {
    open({ costView: "bill", provider: "small" });
    await user().click(screen.getByRole("button", { name: "Apply: at most 1 vCPU" }));
    expect(choices().workload.vcpu).toBe(1);
    expect(screen.getByText("Total a month")).toBeVisible();
  });
});

test("value asks what is wanted before it draws, and makes a wish on demand", async () => {
  open({ costView: "value" });
  expect(screen.getByText("Say what you want first")).toBeVisible();
  await user().click(screen.getByRole("button", { name: "Custom image" }));
  expect(choices().requirements.needs).toEqual({ custom_image: "nice" });
});

test("own rates are named over every chart, and taken back together", async () => {
  open({ ownRates: { acme: { "plans[0].fee": 5 } } });
  expect(screen.getByText(/Own rates in force:/)).toHaveTextContent("Acme (1 rate)");
  expect(bars("Priced")[1]).toHaveAccessibleName(/^Acme, \$75\.00 a month\. with own rates/);
  await user().click(screen.getByRole("button", { name: "Reset all to the cards" }));
  expect(choices().ownRates).toEqual({});
});
