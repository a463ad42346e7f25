import type { CardCore } from "../card/schema";
import {
  isSweepReply,
  type SweepJob,
  type SweepReply,
  type SweepRequest,
} from "../cost/sweep/messages";
import { trustedWorkers } from "./trusted-worker";

type WithoutId<Job> = Job extends unknown ? Omit<Job, "id"> : never;

/** What may be asked; the client numbers it. */
export type SweepAsk = WithoutId<SweepJob>;

/** What a question leads to, for as long as no newer one of its kind has taken its place. */
export interface SweepHandlers {
  /** Called with each part of the answer as it comes; `isLast` with the last. */
  readonly onReply: (reply: SweepReply, isLast: boolean) => void;
  /** Nothing more comes; the problem is in words for people. */
  readonly onFailed: (problem: string) => void;
}

/** The part of a worker that the client needs. */
export interface SweepPort {
  postMessage(message: SweepRequest): void;
  addEventListener(type: "message", listener: (event: { data: unknown }) => void): void;
  addEventListener(type: "error" | "messageerror", listener: (event: Event) => void): void;
  terminate(): void;
}

interface Asked extends SweepHandlers {
  readonly id: number;
}

const lastKinds: ReadonlySet<SweepReply["kind"]> = new Set([
  "map-done",
  "break-evens",
  "sensitivity",
]);

function problemOf(event: Event): string {
  const message = "message" in event && typeof event.message === "string" ? event.message : "";
  return `The calculation broke off${message === "" ? "" : `: ${message}`}. Any change tries again.`;
}

function sweepWorker(): SweepPort {
  const Worker = trustedWorkers();
  return new Worker(new URL("../worker/sweep.worker.ts", import.meta.url), { type: "module" });
}

/**
 * Asks the worker that sweeps, which is made when it is first needed. The newest question of a kind
 * wins: replies to older ones are dropped. A worker that fails is given up, and the next question
 * makes a new one.
 */
export function createSweepClient(create: () => SweepPort = sweepWorker) {
  const asked = new Map<SweepJob["kind"], Asked>();
  let port: SweepPort | null = null;
  let postedCards: readonly CardCore[] | null = null;
  let lastId = 0;

  function giveUp(problem: string): void {
    port?.terminate();
    port = null;
    postedCards = null;
    const waiting = [...asked.values()];
    asked.clear();
    for (const { onFailed } of waiting) onFailed(problem);
  }

  function hear(reply: SweepReply): void {
    for (const [kind, { id, onReply, onFailed }] of asked) {
      if (id !== reply.id) continue;
      const isLast = lastKinds.has(reply.kind);
      if (isLast || reply.kind === "failed") asked.delete(kind);
      if (reply.kind === "failed") onFailed(`The calculation failed: ${reply.message}.`);
      else onReply(reply, isLast);
      return;
    }
  }

  function open(): SweepPort {
    const opened = create();
    opened.addEventListener("message", ({ data }) => {
      if (isSweepReply(data)) hear(data);
    });
    opened.addEventListener("error", (event) => giveUp(problemOf(event)));
    opened.addEventListener("messageerror", (event) => giveUp(problemOf(event)));
    return opened;
  }

  /** Asks about these cards. Gives the function that drops the question. */
  function ask(
    question: SweepAsk,
    cards: readonly CardCore[],
    handlers: SweepHandlers,
  ): () => void {
    const id = ++lastId;
    const { kind } = question;
    asked.set(kind, { id, ...handlers });
    try {
      port ??= open();
      if (postedCards !== cards) port.postMessage({ kind: "cards", cards });
      postedCards = cards;
      port.postMessage({ ...question, id });
    } catch (error) {
      giveUp(`The calculation could not start: ${String(error)}.`);
    }
    return () => {
      if (asked.get(kind)?.id !== id) return;
      asked.delete(kind);
      port?.postMessage({ kind: "cancel", of: kind });
    };
  }

  return { ask };
}

export const sweeps = createSweepClient();
