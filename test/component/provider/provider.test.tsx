import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import type { Card } from "../../../src/card/full-schema";
import { firstRequirements } from "../../../src/compare/requirements";
import type { Choices } from "../../../src/link/choices";
import { ProviderView } from "../../../src/ui/provider/ProviderView";
import { aMode, aPlan, theCard } from "../../support/builders";
import { choices, type Visit, visit } from "../../support/visit";

const source = "https://example.com/docs";

function open(card: Card, own: Partial<Choices> = {}, more: Partial<Visit> = {}): void {
  visit({
    cards: [card, theCard({ id: "other", name: "Other" })],
    choices: { view: "provider", provider: card.id, ...own },
    pages: { [source]: null, "https://example.com/acme": null },
    ...more,
  });
  render(<ProviderView />);
}

const part = (name: string) => screen.getByRole("region", { name });
const user = () => userEvent.setup();

describe("a provider's page", () => {
  test("is headed by who it is and what a month costs", () => {
    open(theCard());
    expect(screen.getByRole("heading", { level: 1, name: "Acme" })).toBeVisible();
    const head = screen.getByRole("heading", { level: 1 }).closest("header");
    expect(head).toHaveTextContent("agent sandbox · Firecracker");
    expect(head).toHaveTextContent("$70.00 a month");
    expect(head).toHaveTextContent("rank 1");
  });

  test("says why the requirements leave it out instead of a rank", () => {
    open(theCard({ category: "browser" }));
    const head = screen.getByRole("heading", { level: 1 }).closest("header");
    expect(head).toHaveTextContent("Left out of Compare: category is browser");
    expect(head).not.toHaveTextContent(/rank \d/);
  });

  test("says plainly that there is no such provider, with a way back", async () => {
    visit({ cards: [theCard()], choices: { view: "provider", provider: "nobody" } });
    render(<ProviderView />);
    expect(screen.getByText("There is no provider “nobody”")).toBeVisible();
    await user().click(screen.getByRole("button", { name: "Show all providers" }));
    expect(choices()).toMatchObject({ view: "compare", provider: null });
  });

  test("goes to a part by a button, which gives its heading the focus", async () => {
    open(theCard());
    const contents = screen.getByRole("navigation", { name: "On this page" });
    await user().click(within(contents).getByRole("button", { name: "Plans" }));
    expect(screen.getByRole("heading", { name: "Plans" })).toHaveFocus();
  });

  test("shows what the index knows and says what is missing where the whole card fails", async () => {
    open(theCard(), {}, { failed: { acme: "The server answered 500." } });
    expect(screen.getByRole("alert")).toHaveTextContent("The server answered 500.");
    expect(within(part("Plans")).getByText("Pay as you go")).toBeVisible();
    expect(part("Caveats")).toHaveTextContent("The card could not be loaded.");
    const fetched = vi.fn(() => new Promise<Response>(() => {}));
    vi.stubGlobal("fetch", fetched);
    const [retry] = screen.getAllByRole("button", { name: "Try again" });
    if (retry) await user().click(retry);
    expect(fetched).toHaveBeenCalledWith(expect.stringMatching(/data\/cards\/acme\.json$/));
  });

  test("is put side by side and taken out again", async () => {
    open(theCard(), { compared: ["other"] });
    const box = screen.getByRole("checkbox", { name: "Side by side" });
    await user().click(box);
    expect(choices().compared).toEqual(["other", "acme"]);
    await user().click(box);
    expect(choices().compared).toEqual(["other"]);
  });
});

describe("offers", () => {
  test("stand with total or reasons, and why one of them sets the price", async () => {
    open(
      theCard({
        plans: [aPlan({ name: "Big", fee: 20 }), aPlan(), aPlan({ name: "Tiny", concurrency: 1 })],
      }),
    );
    const offers = part("All offers");
    expect(offers).toHaveTextContent(/Priced by Main, Pay as you go\. It is the cheapest of the 2/);
    const rows = within(offers).getAllByRole("row").slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Pay as you go.*sets the price.*\$70\.00/),
      expect.stringMatching(/Big.*\$90\.00/),
      expect.stringMatching(/Tiny.*not priced.*fewer sandboxes at once than asked/),
    ]);
    const bill = within(offers).getByRole("button", { name: "Bill of Main, Big" });
    await user().click(bill);
    expect(bill).toHaveAttribute("aria-expanded", "true");
    expect(within(offers).getByText("Plan fee")).toBeVisible();
  });

  test("are no price where none can be priced", () => {
    open(theCard({ plans: [aPlan({ concurrency: 1 })], modes: [aMode()] }));
    expect(part("All offers")).toHaveTextContent("Nearest is Main, Pay as you go.");
    expect(within(part("All offers")).queryByText("sets the price")).toBeNull();
  });
});

describe("unknown", () => {
  test("is said of a rate, never shown as a zero or free", () => {
    open(theCard({ modes: [aMode({ vcpu_h: null })], storage: { disk_gib_month: null } }));
    const rates = within(part("Modes and rates"));
    const row = rates.getAllByText("vCPU")[0]?.closest("div");
    expect(row).toHaveTextContent("unknown");
    expect(rates.getByText("More disk").closest("div")).toHaveTextContent("unknown");
  });

  test("requirement is unknown, not unmet", () => {
    open(theCard({ features: { root: null, gpu: false } }), {
      requirements: { ...firstRequirements, needs: { root: "must", gpu: "nice" } },
    });
    const asked = within(part("Overview")).getAllByRole("listitem");
    expect(asked.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^unknown:must root/),
      expect.stringMatching(/^not met:nice GPU/),
      expect.stringMatching(/^met:must category agent sandbox/),
    ]);
  });
});

describe("features", () => {
  const card = theCard({
    features: { ssh: true, gpu: false, root: null },
    feature_evidence: {
      ssh: {
        value: true,
        source,
        quote: "Connect by ssh",
        note: "Through a gateway.",
        checked: "2026-09-28",
      },
    },
  });

  test("are filtered by what is known of them, and counted", async () => {
    open(card);
    const features = part("Features");
    expect(features).toHaveTextContent(/\d+ of 85 known/);
    const select = within(features).getByRole("combobox", { name: "Features to show" });
    await user().selectOptions(select, "no");
    expect(within(features).queryByText("SSH")).toBeNull();
    expect(within(features).getByText("GPU")).toBeVisible();
  });

  test("open their evidence: note, quote, source, date, each mode", async () => {
    open(card, {}, { pages: { [source]: "You may Connect\nby SSH at any time." } });
    const features = part("Features");
    await user().click(within(features).getByText("SSH"));
    expect(within(features).getByText("“Connect by ssh”")).toBeVisible();
    expect(within(features).getByText("read 28 Sep 2026")).toBeVisible();
    expect(within(features).getByText("quote found in the stored page")).toBeVisible();
    expect(within(features).getByText("Main")).toBeVisible();
    await user().click(within(features).getByRole("button", { name: "Show it there" }));
    const dialog = await screen.findByRole(
      "dialog",
      { name: "The stored page" },
      { timeout: 10_000 },
    );
    expect(within(dialog).getByText(/Connect\s+by SSH/).tagName).toBe("MARK");
  });

  test.each([
    [null, "page not stored"],
    ["Something else.", "quote not found in the stored page"],
  ])("say honestly what became of a quote (%j)", async (text, words) => {
    open(card, {}, { pages: { [source]: text } });
    const features = part("Features");
    await user().click(within(features).getByText("SSH"));
    expect(within(features).getByText(words)).toBeVisible();
  });

  test("show what the card checker found about them", async () => {
    open(theCard({ features: { ssh: true }, features_resolved: { ssh: false } }));
    expect(part("Card check")).toHaveTextContent("features_resolved.ssh");
    const features = part("Features");
    await user().click(within(features).getByText("SSH"));
    expect(features).toHaveTextContent("The card states no for SSH");
  });
});

describe("foreign text", () => {
  test("is shown as text, and only web addresses lead anywhere", () => {
    open(
      theCard({
        caveats: ["<b>bold</b> https://example.com/terms."],
        sources: ["javascript:alert(1)", "https://example.com/a"],
      }),
    );
    expect(part("Caveats")).toHaveTextContent("<b>bold</b>");
    const caveat = within(part("Caveats")).getByRole("link");
    expect(caveat).toHaveAttribute("href", "https://example.com/terms");
    expect(within(part("Sources")).getAllByRole("link")).toHaveLength(1);
    expect(part("Sources")).toHaveTextContent("javascript:alert(1)");
  });
});

describe("the raw card", () => {
  test("is shown as JSON, copied, and saved as a file", async () => {
    const act = user();
    open(theCard({ anything: { own: 1 } }));
    const raw = part("Raw card");
    await act.click(within(raw).getByText("Show acme.json"));
    expect(within(raw).getByText(/"anything"/)).toBeVisible();
    await act.click(within(raw).getByRole("button", { name: "Copy" }));
    expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({ id: "acme" });
  });
});

describe("own rates", () => {
  test("take the place of any published rate, are marked, and are reset", async () => {
    const act = user();
    open(theCard());
    const rates = part("Your own rates");
    await act.click(within(rates).getByText("Main"));
    await act.click(
      within(rates).getByRole("button", { name: "Set your own rate for vCPU, USD/vCPU-h" }),
    );
    const field = within(rates).getByRole("textbox", { name: /Your own rate for vCPU/ });
    await act.clear(field);
    await act.type(field, "0.01{Enter}");
    expect(choices().ownRates).toEqual({ acme: { "modes[0].vcpu_h": 0.01 } });
    const head = screen.getByRole("heading", { level: 1 }).closest("header");
    expect(head).toHaveTextContent("$30.00 a month");
    expect(head).toHaveTextContent("own rates");
    expect(rates).toHaveTextContent("own rate; the card says 0.05");
    await act.click(within(rates).getByRole("button", { name: "Reset all to the card" }));
    expect(choices().ownRates).toEqual({});
    expect(head).toHaveTextContent("$70.00 a month");
  });
});
