import { act, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { defaultChoices } from "../../../src/link/choices";
import { cardsStore, emptyCards } from "../../../src/store/cards-store";
import { change, choicesStore } from "../../../src/store/choices-store";
import {
  useCard,
  useChoices,
  useNotices,
  useOfferResult,
  usePage,
  useRanked,
  useRanking,
} from "../../../src/store/hooks";
import { start } from "../../../src/store/start";
import { aCard, aKnob, aMode, theCard } from "../../support/builders";

const acme = theCard({ knobs: [aKnob({ id: "rate", min: 1, max: 9 })] });
const bolt = theCard({ id: "bolt", name: "Bolt", modes: [aMode({ vcpu_h: 0.01 })] });

function serve(files: Record<string, unknown>) {
  vi.stubGlobal("fetch", async (url: string) => {
    const content = Object.entries(files).find(([file]) => url.endsWith(file))?.[1];
    return content === undefined
      ? new Response("", { status: 404 })
      : new Response(typeof content === "string" ? content : JSON.stringify(content));
  });
}

beforeEach(() => {
  cardsStore.setState({ ...emptyCards, status: "ready", cards: [acme, bolt] });
  choicesStore.restore(defaultChoices);
});

function Notices() {
  const { notices, dismiss } = useNotices();
  return notices.map(({ id, title, details }) => (
    <button key={id} type="button" onClick={() => dismiss(id)}>
      {title} {details.join(" ")}
    </button>
  ));
}

function Figures() {
  const vcpu = useChoices(({ workload }) => workload.vcpu);
  const { shown } = useRanking();
  const result = useOfferResult("acme");
  const ranked = useRanked("acme");
  return (
    <p>
      {vcpu} vCPU, {shown.map(({ card }) => card.card.name).join(" before ")}, $
      {result?.totalUsd?.toFixed(2)} = ${ranked?.totalUsd?.toFixed(2)}
    </p>
  );
}

describe("figures on the screen", () => {
  test("follow the workload, all in one render", () => {
    render(<Figures />);
    expect(screen.getByText("2 vCPU, Bolt before Acme, $70.00 = $70.00")).toBeVisible();
    act(() => change(({ workload }) => ({ workload: { ...workload, vcpu: 4 } })));
    expect(screen.getByText("4 vCPU, Bolt before Acme, $120.00 = $120.00")).toBeVisible();
  });

  test("follow a knob", () => {
    render(<Figures />);
    act(() => change({ knobs: { "acme/rate": 2 } }));
    expect(screen.getByText(/\$140\.00 = \$140\.00/)).toBeVisible();
  });

  test("a part that stays the same is not rendered again", () => {
    let renders = 0;
    renderHook(() => {
      renders++;
      return useRanking();
    });
    act(() => change({ view: "costs" }));
    act(() => change({ compared: ["acme"] }));
    expect(renders).toBe(1);
  });

  test("what no loaded card has is without effect, and comes into effect with its card", () => {
    act(() => change({ compared: ["acme", "nadir"] }));
    const { result } = renderHook(() => useChoices(({ compared }) => compared));
    expect(result.current).toEqual(["acme"]);
    const nadir = theCard({ id: "nadir" });
    act(() => cardsStore.setState({ cards: [acme, bolt, nadir] }));
    expect(result.current).toEqual(["acme", "nadir"]);
  });
});

describe("what is fetched when first wanted", () => {
  test("a whole card", async () => {
    serve({ "cards/acme.json": aCard({ caveats: ["Mind the gap."] }) });
    const { result } = renderHook(() => useCard("acme"));
    expect(result.current.status).toBe("loading");
    await waitFor(() => expect(result.current.status).toBe("ready"));
    expect(result.current.status === "ready" && result.current.value.caveats).toEqual([
      "Mind the gap.",
    ]);
  });

  test("a whole card that fails, again", async () => {
    serve({});
    const { result } = renderHook(() => useCard("acme"));
    await waitFor(() => expect(result.current.status).toBe("failed"));
    serve({ "cards/acme.json": aCard() });
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.status).toBe("ready"));
  });

  test("a page's text", async () => {
    serve({ "sources/index.json": { "https://acme.test/": "a.txt" }, "sources/a.txt": "Hello" });
    const { result } = renderHook(() => usePage("https://acme.test/"));
    await waitFor(() => expect(result.current).toMatchObject({ status: "ready", value: "Hello" }));
  });
});

describe("the browser's own history", () => {
  const goBack = () =>
    act(async () => {
      const moved = new Promise((done) =>
        window.addEventListener("popstate", done, { once: true }),
      );
      window.history.back();
      await moved;
    });

  test("Back steps through choices, not through the pixels of a slider", async () => {
    serve({ "index.json": { version: 1, cards: [aCard()] } });
    const end = start();
    await waitFor(() => expect(cardsStore.getState().cards).toHaveLength(1));
    const { result } = renderHook(() => useChoices(({ workload }) => workload.vcpu));
    const setVcpu = (vcpu: number, history: "push" | "replace") =>
      act(() => change(({ workload }) => ({ workload: { ...workload, vcpu } }), { history }));
    setVcpu(3, "push");
    for (let vcpu = 4; vcpu <= 12; vcpu++) setVcpu(vcpu, "replace");
    setVcpu(12, "push");
    expect(window.location.hash).toBe("#v=1&vcpu=12");
    await goBack();
    expect(result.current).toBe(3);
    expect(window.location.hash).toBe("#v=1&vcpu=3");
    await goBack();
    expect(result.current).toBe(2);
    end();
  });

  test("a damaged link opens with the rest and names what it left out, cards too", async () => {
    window.history.replaceState(null, "", "#v=1&vcpu=8&hours=x&compared=acme,nadir");
    serve({ "index.json": { version: 1, cards: [aCard()] } });
    const end = start();
    render(<Notices />);
    const notice = await screen.findByRole("button", { name: /No loaded card is called “nadir”/ });
    expect(notice).toHaveTextContent("Session length “x” is not a number; 0.5 is used.");
    expect(choicesStore.getState().choices.workload.vcpu).toBe(8);
    await userEvent.click(notice);
    expect(screen.queryByRole("button")).toBeNull();
    end();
  });
});
