import { decodeChoices, encodeChoices } from "../link/codec";
import type { LinkNotice } from "../link/key";
import type { ChoicesStore } from "./choices-store";

/** The part of a window that holds the address. */
export interface AddressWindow {
  readonly location: Pick<Location, "hash" | "pathname" | "search">;
  readonly history: Pick<History, "pushState" | "replaceState">;
  addEventListener(type: "popstate" | "hashchange" | "pagehide", listener: () => void): void;
  removeEventListener(type: "popstate" | "hashchange" | "pagehide", listener: () => void): void;
}

/**
 * How long a drag has to rest before the address follows. A write costs a frame or more, and Safari
 * refuses more than 100 in 30 seconds; this leaves room for steps.
 */
const rest = 400;
const waitAfterRefusal = 5000;

/**
 * Keeps the address and the choices in step. Each "push" is one step of the history. While a slider
 * drags, the current entry follows whenever it rests; when the drag ends, that entry gets back what it
 * held before, and the final value is a step after it, so that Back leads to before the drag.
 * Gives the function that ends it.
 */
export function followAddress(
  store: ChoicesStore,
  onOpened: (notices: readonly LinkNotice[]) => void,
  page: AddressWindow = window,
): () => void {
  const fragmentNow = () => page.location.hash.replace(/^#/, "");
  // What the current entry is to hold once a drag has ended, and what it says in our own words.
  let settled = "";
  let settledLink = "";
  // What stands in the address.
  let written = "";
  let timer: ReturnType<typeof setTimeout> | null = null;

  function stopTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  function startTimer(task: () => void, wait: number): void {
    stopTimer();
    timer = setTimeout(() => {
      timer = null;
      task();
    }, wait);
  }

  function write(way: "pushState" | "replaceState", fragment: string): void {
    const { pathname, search } = page.location;
    page.history[way](null, "", fragment === "" ? pathname + search : `#${fragment}`);
    written = fragment;
  }

  /** A browser may refuse to write too often; the choices hold, the address follows later. */
  function attempt(task: () => void): void {
    try {
      task();
    } catch {
      startTimer(() => attempt(task), waitAfterRefusal);
    }
  }

  function follow(): void {
    const link = encodeChoices(store.getState().choices);
    if (link !== written) write("replaceState", link);
  }

  function settle(): void {
    const link = encodeChoices(store.getState().choices);
    if (written !== settled) write("replaceState", settled);
    if (link === settledLink) return;
    write("pushState", link);
    settled = link;
    settledLink = link;
  }

  function open(): void {
    stopTimer();
    settled = fragmentNow();
    written = settled;
    const { choices, notices } = decodeChoices(settled);
    settledLink = encodeChoices(choices);
    if (settledLink !== encodeChoices(store.getState().choices)) store.restore(choices);
    onOpened(notices);
  }

  function onMoved(): void {
    // Browsers tell of one step by both events.
    if (timer !== null || fragmentNow() !== written) open();
  }

  function onLeaving(): void {
    if (timer === null) return;
    stopTimer();
    attempt(follow);
  }

  open();
  const unsubscribe = store.subscribe(({ step }) => {
    if (step === "restore") return;
    stopTimer();
    if (step === "push") attempt(settle);
    else startTimer(() => attempt(follow), rest);
  });
  page.addEventListener("popstate", onMoved);
  page.addEventListener("hashchange", onMoved);
  page.addEventListener("pagehide", onLeaving);

  return () => {
    unsubscribe();
    stopTimer();
    page.removeEventListener("popstate", onMoved);
    page.removeEventListener("hashchange", onMoved);
    page.removeEventListener("pagehide", onLeaving);
  };
}
