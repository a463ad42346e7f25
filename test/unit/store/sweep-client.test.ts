import { describe, expect, test } from "vitest";
import type { SweepReply, SweepRequest } from "../../../src/cost/sweep/messages";
import { defaultWorkload } from "../../../src/cost/workload";
import { createSweepClient, type SweepAsk, type SweepPort } from "../../../src/store/sweep-client";
import { theCard } from "../../support/builders";

const question = {
  workload: defaultWorkload,
  knobs: {},
  unknownMayPass: false,
  ownRates: {},
  verdicts: {},
};
const map: SweepAsk = {
  kind: "map",
  question,
  cardIds: [],
  grid: {
    x: { kind: "field", field: "sessions" },
    y: { kind: "field", field: "hours" },
    xValues: [],
    yValues: [],
  },
};
const matters: SweepAsk = { kind: "sensitivity", question, cardIds: ["acme"] };
const cards = [theCard()];

/** A worker that answers when the test says so. */
class FakeWorker implements SweepPort {
  readonly posted: SweepRequest[] = [];
  isTerminated = false;
  private onMessage: (event: { data: unknown }) => void = () => {};
  private onError: (event: Event) => void = () => {};

  postMessage(message: SweepRequest): void {
    this.posted.push(message);
  }
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
  addEventListener(
    type: string,
    listener: ((event: { data: unknown }) => void) & ((event: Event) => void),
  ): void {
    if (type === "message") this.onMessage = listener;
    if (type === "error") this.onError = listener;
  }
  terminate(): void {
    this.isTerminated = true;
  }
  say(data: unknown): void {
    this.onMessage({ data });
  }
  fail(message: string): void {
    this.onError(Object.assign(new Event("error"), { message }));
  }
}

const done = (id: number): SweepReply => ({ kind: "map-done", id });
const rows = (id: number): SweepReply => ({ kind: "map-rows", id, rows: [] });

function client() {
  const workers: FakeWorker[] = [];
  const { ask } = createSweepClient(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker;
  });
  const heard: string[] = [];
  const put = (name: string, what: SweepAsk = map, about = cards) =>
    ask(what, about, {
      onReply: ({ kind }, isLast) => heard.push(`${name}: ${kind}${isLast ? ", last" : ""}`),
      onFailed: (problem) => heard.push(`${name}: ${problem}`),
    });
  return { workers, heard, put, posted: (i = 0) => workers[i]?.posted.map((m) => m.kind) };
}

describe("the client of the worker that sweeps", () => {
  test("makes one worker when it is first needed, and posts the cards when they are others", () => {
    const { workers, put, posted } = client();
    expect(workers).toHaveLength(0);
    put("a");
    put("b", matters);
    put("c", map, [...cards]);
    expect(posted()).toEqual(["cards", "map", "sensitivity", "cards", "map"]);
    expect(workers).toHaveLength(1);
  });

  test("the newest question of a kind wins; kinds do not disturb each other", () => {
    const { workers, heard, put } = client();
    put("a");
    put("b");
    put("c", matters);
    workers[0]?.say(rows(1));
    workers[0]?.say(rows(2));
    workers[0]?.say(done(2));
    workers[0]?.say(rows(2));
    workers[0]?.say({ kind: "failed", id: 3, message: "no such card" });
    expect(heard).toEqual([
      "b: map-rows",
      "b: map-done, last",
      "c: The calculation failed: no such card.",
    ]);
  });

  test("a question that is dropped hears nothing more, and drops no newer one", () => {
    const { workers, heard, put, posted } = client();
    const dropFirst = put("a");
    const dropSecond = put("b");
    dropFirst();
    expect(posted()).toEqual(["cards", "map", "map"]);
    dropSecond();
    expect(posted()).toEqual(["cards", "map", "map", "cancel"]);
    workers[0]?.say(rows(2));
    expect(heard).toEqual([]);
  });

  test("what is no reply is passed over", () => {
    const { workers, heard, put } = client();
    put("a");
    for (const data of [null, "hello", { kind: "map-rows" }, { kind: "other", id: 1 }]) {
      workers[0]?.say(data);
    }
    expect(heard).toEqual([]);
  });

  test("a worker that breaks says so to all that wait; the next question has a new one, with cards", () => {
    const { workers, heard, put, posted } = client();
    put("a");
    put("b", matters);
    workers[0]?.fail("out of memory");
    const problem = "The calculation broke off: out of memory. Any change tries again.";
    expect(heard).toEqual([`a: ${problem}`, `b: ${problem}`]);
    expect(workers[0]?.isTerminated).toBe(true);
    put("c");
    expect(posted(1)).toEqual(["cards", "map"]);
  });

  test("a worker that can't be made is said, not thrown", () => {
    const { ask } = createSweepClient(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    const failed: string[] = [];
    ask(map, cards, { onReply: () => {}, onFailed: (problem) => failed.push(problem) });
    expect(failed).toEqual(["The calculation could not start: SecurityError: blocked."]);
  });
});
