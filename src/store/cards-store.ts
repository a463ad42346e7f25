import { createStore } from "zustand/vanilla";
import type { Card } from "../card/full-schema";
import { type BadCard, readIndex } from "../card/index-file";
import type { CardCore } from "../card/schema";
import { inSlices } from "./in-slices";
import { type Fetch, fetchJson, fetchText, type Load, LoadError, problemOf } from "./load";
import { parsePageFiles } from "./page-files";

/** The cards that loaded, and what loads of them when first wanted. */
export interface CardsState {
  readonly status: "loading" | "ready" | "failed";
  /** What happened, where `status` is "failed". */
  readonly problem: string | null;
  readonly cards: readonly CardCore[];
  /** Cards that are not in order, with the fields at fault. */
  readonly bad: readonly BadCard[];
  /** The newest date on which anything in the cards was read; null where unknown. */
  readonly asOf: string | null;
  /** Whole cards by id. */
  readonly full: ReadonlyMap<string, Load<Card>>;
  /** Stored texts of source pages by their address; the value is null where none is stored. */
  readonly pages: ReadonlyMap<string, Load<string | null>>;
}

export const emptyCards: CardsState = {
  status: "loading",
  problem: null,
  cards: [],
  bad: [],
  asOf: null,
  full: new Map(),
  pages: new Map(),
};

/** Where the data lies: beside the page, so that the app works from any sub-path. */
const fromPage = (file: string): string => new URL(`data/${file}`, document.baseURI).href;

const files = new WeakMap<Card, unknown>();

/** The JSON of a loaded card as its file has it, with the keys that the app has no use for. */
export const fileOf = (card: Card): unknown => files.get(card);

async function loadFullCard(id: string, fetcher: Fetch): Promise<Card> {
  const url = fromPage(`cards/${encodeURIComponent(id)}.json`);
  const [json, { parseCard }] = await Promise.all([
    fetchJson(url, fetcher),
    import("../card/parse-full"),
  ]);
  const parsed = parseCard(json);
  if (parsed.ok) {
    files.set(parsed.card, json);
    return parsed.card;
  }
  const faults = parsed.problems.map(({ path, message }) => `${path} ${message}`);
  throw new LoadError(`The card “${id}” is not in order: ${faults.join("; ")}.`);
}

export function createCardsStore(fetcher: Fetch = (url) => fetch(url)) {
  const store = createStore<CardsState>()(() => emptyCards);
  let pageFiles: Promise<ReadonlyMap<string, string>> | null = null;

  async function loadCards(): Promise<void> {
    store.setState({ status: "loading", problem: null });
    try {
      const index = await inSlices(readIndex(await fetchJson(fromPage("index.json"), fetcher)));
      store.setState({ ...index, status: "ready" });
    } catch (error) {
      store.setState({ status: "failed", problem: problemOf(error) });
    }
  }

  async function loadInto<Value>(
    place: "full" | "pages",
    key: string,
    begin: () => Promise<Value>,
    put: (key: string, load: Load<Value>) => void,
  ): Promise<void> {
    const known = store.getState()[place].get(key);
    if (known !== undefined && known.status !== "failed") return;
    put(key, { status: "loading" });
    try {
      put(key, { status: "ready", value: await begin() });
    } catch (error) {
      put(key, { status: "failed", problem: problemOf(error) });
    }
  }

  /** The whole card; does nothing where it is there or on its way, tries again where it failed. */
  const loadCard = (id: string): Promise<void> =>
    loadInto(
      "full",
      id,
      () => loadFullCard(id, fetcher),
      (key, load) => store.setState(({ full }) => ({ full: new Map(full).set(key, load) })),
    );

  async function pageText(url: string): Promise<string | null> {
    pageFiles ??= fetchJson(fromPage("sources/index.json"), fetcher).then(parsePageFiles);
    try {
      const file = (await pageFiles).get(url);
      return file === undefined ? null : await fetchText(fromPage(`sources/${file}`), fetcher);
    } catch (error) {
      pageFiles = null;
      throw error;
    }
  }

  /** The stored text of a source page, likewise. */
  const loadPage = (url: string): Promise<void> =>
    loadInto(
      "pages",
      url,
      () => pageText(url),
      (key, load) => store.setState(({ pages }) => ({ pages: new Map(pages).set(key, load) })),
    );

  return Object.assign(store, { loadCards, loadCard, loadPage });
}

export const cardsStore = createCardsStore();
export const { loadCards, loadCard, loadPage } = cardsStore;
