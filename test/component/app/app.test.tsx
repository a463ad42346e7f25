import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { indexVersion } from "../../../src/card/index-file";
import { defaultChoices } from "../../../src/link/choices";
import { cardsStore, emptyCards } from "../../../src/store/cards-store";
import { change, choicesStore } from "../../../src/store/choices-store";
import { dismissNotice } from "../../../src/store/notices-store";
import { start } from "../../../src/store/start";
import { App } from "../../../src/ui/App";
import { aCard, type Json } from "../../support/builders";

const index = (...cards: readonly Json[]) => ({ version: indexVersion, asOf: "2026-11-30", cards });
const oneShown = /of 1 agent sandbox/;
let end: () => void = () => {};

/** Serves these answers in order, the last for good; null is no connection. */
function open(hash: string, ...answers: readonly (Json | null)[]) {
  let at = 0;
  vi.stubGlobal("fetch", async () => {
    const answer = answers[Math.min(at++, answers.length - 1)];
    if (!answer) throw new TypeError("no connection");
    return new Response(JSON.stringify(answer));
  });
  window.history.replaceState(null, "", `/${hash}`);
  end = start();
  return render(<App />);
}

beforeEach(() => {
  cardsStore.setState({ ...emptyCards });
  choicesStore.restore(defaultChoices);
});

afterEach(() => {
  end();
  dismissNotice("link");
});

describe("the app", () => {
  test("shows that it loads, then the cards", async () => {
    open("", index(aCard()));
    expect(screen.getByText("Loading the provider cards")).toBeInTheDocument();
    expect(await screen.findByText(oneShown)).toBeVisible();
    expect(screen.getByText("30 Nov 2026")).toBeInTheDocument();
    expect(document.title).toBe("Compare · Boxscore");
  });

  test("without data says so, and trying again works", async () => {
    open("", null, index(aCard()));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("The provider cards could not be loaded");
    expect(alert).toHaveTextContent("could not be reached");
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(oneShown)).toBeVisible();
  });

  test("says that an index is empty, or that no card of it is in order", async () => {
    open("", index());
    expect(await screen.findByRole("alert")).toHaveTextContent("it is empty");
    cardsStore.setState({ bad: [{ id: "bolt", problems: [{ path: "id", message: "is odd" }] }] });
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("None of the 1 cards"));
  });

  test("names a bad card and its fields, and goes on", async () => {
    const user = userEvent.setup();
    open("", index(aCard(), aCard({ id: "bolt", name: 7, modes: [] })));
    const notice = (await screen.findByText("One card is left out:")).closest("[role='status']");
    expect(notice).toHaveTextContent("bolt: name should be a string, and 1 more.");
    await user.click(screen.getByRole("button", { name: "All details" }));
    expect(notice).toHaveTextContent("modes");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("One card is left out:")).toBeNull();
    expect(screen.getByText(oneShown)).toBeVisible();
  });

  test("opens a damaged link with the rest and names what it left out", async () => {
    open("#v=1&vcpu=8&ram_gib=lots", index(aCard()));
    expect(await screen.findByText("Part of this link could not be used.")).toBeVisible();
    expect(screen.getByText(/RAM “lots” is not a number; 4 is used./)).toBeVisible();
    expect(choicesStore.getState().choices.workload).toMatchObject({ vcpu: 8, ramGib: 4 });
  });

  test("its tabs are links that keep what is chosen", async () => {
    open("", index(aCard()));
    act(() => change({ workload: { ...defaultChoices.workload, vcpu: 8 } }));
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Costs" })[0]).toHaveAttribute(
        "href",
        "#v=1&view=costs&vcpu=8",
      ),
    );
  });

  test("own rates go into a copied link only when ticked", async () => {
    const user = userEvent.setup();
    open("", index(aCard()));
    await screen.findByText(oneShown);
    act(() => change({ ownRates: { acme: { "modes[0].vcpu_h": 0.02 } } }));
    await user.click(await screen.findByRole("button", { name: "Copy link" }));
    await user.click(await screen.findByRole("button", { name: "Copy" }, { timeout: 10_000 }));
    expect(new URL(await navigator.clipboard.readText()).hash).toBe("");
    await user.click(screen.getByRole("checkbox", { name: "Include your own rate" }));
    await user.click(screen.getByRole("button", { name: "Copy" }));
    expect(new URL(await navigator.clipboard.readText()).hash).toContain("own.acme/modes.0.vcpu_h");
  });
});
