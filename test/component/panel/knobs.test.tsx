import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { defaultWorkload } from "../../../src/cost/workload";
import { change } from "../../../src/store/choices-store";
import { KnobsSection } from "../../../src/ui/knobs/KnobsSection";
import { aKnob, aMode, type Json } from "../../support/builders";
import { choices, step, visit } from "./panel";

const region = aKnob({
  id: "region",
  label: "Region",
  kind: "select",
  default: 1,
  options: [
    { value: 1, label: "US" },
    { value: 1.2, label: "EU" },
    { value: 1.2, label: "Asia" },
  ],
  why: "Regions cost more.",
});
const tail = aKnob({
  id: "tail",
  label: "Idle tail",
  default: 2,
  unit: "s",
  effect: "idle_tail_s",
});
const proxy = aKnob({
  id: "proxy",
  label: "Proxy",
  kind: "toggle",
  default: 0,
  min: 0,
  max: 0.5,
  effect: "fee_add",
});

function open(...cards: readonly Json[]) {
  visit(...cards);
  return render(<KnobsSection wanted={null} />);
}

const knobs = () => choices().knobs;

describe("dials by their kind", () => {
  test("a slider is typed or dragged, marked when moved, and reset", async () => {
    open({ knobs: [tail] });
    const user = userEvent.setup();
    await user.clear(screen.getByRole("textbox", { name: "Idle tail" }));
    await user.type(screen.getByRole("textbox", { name: "Idle tail" }), "4,5{Enter}");
    expect(knobs()).toEqual({ "acme/tail": 4.5 });

    fireEvent.change(screen.getByRole("slider", { name: "Idle tail" }), {
      target: { value: "1000" },
    });
    expect(knobs()).toEqual({ "acme/tail": 10 });
    expect(step()).toBe("replace");

    await user.click(screen.getByRole("button", { name: "Reset Idle tail to 2 s" }));
    expect(knobs()).toEqual({});
    expect(screen.queryByRole("button", { name: /^Reset Idle/ })).toBeNull();
  });

  test("a select offers the card's options, also two of one value", async () => {
    open({ knobs: [region] });
    const select = screen.getByRole("combobox", { name: "Region" });
    expect(
      within(select)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["US", "EU", "Asia"]);
    await userEvent.selectOptions(select, "EU");
    expect(knobs()).toEqual({ "acme/region": 1.2 });
    await userEvent.selectOptions(select, "US");
    expect(knobs()).toEqual({});
  });

  test("a toggle is on or off", async () => {
    open({ knobs: [proxy] });
    const toggle = screen.getByRole("switch", { name: "Proxy" });
    await userEvent.click(toggle);
    expect(knobs()).toEqual({ "acme/proxy": true });
    expect(toggle).toBeChecked();
    await userEvent.click(screen.getByRole("button", { name: "Reset Proxy to off" }));
    expect(knobs()).toEqual({});
    expect(toggle).toHaveFocus();
  });

  test("one without a default says that it does nothing yet", () => {
    open({ knobs: [aKnob()] });
    expect(screen.getByText("Not set: it does nothing until it is moved.")).toBeVisible();
  });

  test("one of unknown effect is shown, not applied, and says why", () => {
    open({ knobs: [aKnob({ effect: "moon_phase" })] });
    expect(screen.getByRole("slider", { name: "Dial" })).toBeDisabled();
    expect(screen.getByText(/^Not applied: what “moon_phase” does/)).toBeVisible();
  });

  test("tells why it matters, what it does, and where that is said", async () => {
    open({ knobs: [region] });
    const about = screen.getByRole("button", { name: "About Region" });
    await userEvent.click(about);
    expect(about).toHaveAttribute("aria-expanded", "true");
    expect(screen.getByText("Regions cost more.")).toBeVisible();
    expect(screen.getByText(/× compute charges/)).toBeVisible();
    expect(screen.getByRole("link", { name: /^example.com/ })).toHaveAttribute(
      "href",
      "https://example.com/acme",
    );
  });
});

describe("which dials", () => {
  const cards = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((letter, i) => ({
    id: letter,
    name: `Card ${letter}`,
    modes: [aMode({ vcpu_h: 0.01 * (i + 1) })],
    knobs: [{ ...tail, label: `Tail ${letter}` }],
  }));
  const shown = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);

  test("the cheapest first, the rest on demand", async () => {
    open(...cards);
    expect(shown()).toEqual(["Card a", "Card b", "Card c", "Card d", "Card e"]);
    expect(screen.getByText("5 of 10")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Show 5 more" }));
    expect(shown()).toHaveLength(10);
  });

  test("keep their places while prices move", () => {
    const { rerender } = open(...cards);
    const before = shown();
    act(() => change({ knobs: { "a/tail": 10 } }, { history: "replace" }));
    act(() => change({ workload: { ...defaultWorkload, sessions: 9000, hours: 0.01 } }));
    rerender(<KnobsSection wanted={null} />);
    expect(shown()).toEqual(before);
  });

  test("those compared come first, and a moved one is always shown", () => {
    visit(...cards);
    change({ compared: ["j"], knobs: { "i/tail": 3 } });
    render(<KnobsSection wanted={null} />);
    expect(shown()).toEqual(["Card j", "Card a", "Card b", "Card c", "Card d", "Card i"]);
  });

  test("are found by provider or label", async () => {
    open(...cards);
    await userEvent.type(screen.getByRole("textbox", { name: "Search knobs" }), "tail h");
    expect(shown()).toEqual(["Card h"]);
  });

  test("are only those of providers in view; moved ones elsewhere are counted", async () => {
    visit({ knobs: [tail] }, { id: "web", category: "browser", knobs: [tail] });
    change({ knobs: { "web/tail": 5 } });
    render(<KnobsSection wanted={null} />);
    expect(screen.getByText("1 of 1")).toBeVisible();
    expect(screen.getByText("One dial of providers out of view is moved too.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Reset all" }));
    expect(knobs()).toEqual({});
  });

  test("none says so", () => {
    open({ knobs: [] });
    expect(screen.getByText("No provider in view has dials of its own.")).toBeVisible();
  });
});
