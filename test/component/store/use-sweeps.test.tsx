import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { SweepAnswers } from "../../../src/cost/sweep/answers";
import { isSweepRequest } from "../../../src/cost/sweep/messages";
import { defaultChoices } from "../../../src/link/choices";
import { cardsStore, emptyCards } from "../../../src/store/cards-store";
import { change, choicesStore } from "../../../src/store/choices-store";
import { rankingOf } from "../../../src/store/derived";
import { now } from "../../../src/store/now";
import { useCurvesSweep, useMapSweep, useSensitivitySweep } from "../../../src/store/use-sweeps";
import { aKnob, aMode, theCard } from "../../support/builders";

/** Answers as the worker does, in the same thread, each question some time later. */
vi.mock("../../../src/store/trusted-worker", () => ({
  trustedWorkers: () =>
    class extends EventTarget {
      private readonly answers = new SweepAnswers();
      postMessage(data: unknown): void {
        const request: unknown = structuredClone(data);
        if (!isSweepRequest(request) || request.kind === "cancel") return;
        if (request.kind === "cards") {
          this.answers.setCards(request.cards);
          return;
        }
        setTimeout(() => {
          for (const reply of this.answers.replies(request)) {
            this.dispatchEvent(new MessageEvent("message", { data: structuredClone(reply) }));
          }
        });
      }
      terminate(): void {}
    },
}));

const acme = theCard({ knobs: [aKnob({ id: "rate", min: 1, max: 9 })] });
const bolt = theCard({ id: "bolt", name: "Bolt", modes: [aMode({ vcpu_h: 0.01 })] });
const nadir = theCard({
  id: "nadir",
  name: "Nadir",
  category: "browser",
  modes: [aMode({ vcpu_h: 0.001 })],
});

const grid = {
  x: { kind: "field" as const, field: "sessions" as const },
  y: { kind: "field" as const, field: "vcpu" as const },
  xValues: [10, 1000],
  yValues: [2, 4],
};

beforeEach(() => {
  cardsStore.setState({ ...emptyCards, status: "ready", cards: [acme, bolt, nadir] });
  choicesStore.restore(defaultChoices);
});

const priceOf = (id: string): number | null => rankingOf(now()).byId.get(id)?.totalUsd ?? null;

describe("sweeps off the main thread", () => {
  test("a map: the figures of the ranking, among those that the filters leave", async () => {
    const { result } = renderHook(() => useMapSweep(grid));
    expect(result.current.status).toBe("loading");
    await waitFor(() => expect(result.current).toMatchObject({ isDone: true }));
    if (result.current.status !== "ready") throw new Error("not ready");
    const { cardIds, rows } = result.current.result;
    expect(cardIds).not.toContain("nadir");
    expect(cardIds[rows[0]?.winner[1] ?? -1]).toBe("bolt");
    expect(rows[0]?.usd[1]).toBeCloseTo(priceOf("bolt") ?? 0);
  });

  test("follows knobs, own rates and requirements", async () => {
    const { result } = renderHook(() => useSensitivitySweep(["acme"]));
    const usd = () => (result.current.status === "ready" ? result.current.result.usd : null);
    await waitFor(() => expect(usd()).toBeCloseTo(priceOf("acme") ?? 0));
    act(() => change({ knobs: { "acme/rate": 3 }, ownRates: { acme: { "modes[0].vcpu_h": 1 } } }));
    expect(result.current).toMatchObject({ status: "ready", isCurrent: false });
    await waitFor(() => expect(result.current).toMatchObject({ isCurrent: true }));
    expect(usd()).toBeCloseTo(priceOf("acme") ?? 0);
    expect(usd()).toBeGreaterThan(1000);
    act(() => change({ requirements: { ...defaultChoices.requirements, needs: { gpu: "must" } } }));
    await waitFor(() => expect(result.current).toMatchObject({ isCurrent: true }));
    expect(result.current.status === "ready" && result.current.result.points[0]?.status).toBe(
      "unconfirmed",
    );
  });

  test("curves first, their break-even points after", async () => {
    const asked = {
      axis: grid.x,
      range: { from: 10, to: 1000, scale: "log" as const },
      steps: 10,
    };
    const { result, rerender } = renderHook(() =>
      useCurvesSweep({ ...asked, ids: ["acme", "bolt"] }),
    );
    await waitFor(() => expect(result.current).toMatchObject({ isDone: true }));
    if (result.current.status !== "ready") throw new Error("not ready");
    const { curves, breakEvens } = result.current.result;
    expect(curves).toHaveLength(2);
    expect(breakEvens).not.toBeNull();
    const before = result.current;
    rerender();
    expect(result.current).toBe(before);
  });

  test("nothing asked is nothing there", () => {
    expect(renderHook(() => useMapSweep(null)).result.current.status).toBe("loading");
    expect(renderHook(() => useSensitivitySweep([])).result.current.status).toBe("loading");
  });
});
