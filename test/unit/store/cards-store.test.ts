import { beforeEach, describe, expect, test, vi } from "vitest";
import { createCardsStore } from "../../../src/store/cards-store";
import { aCard, aMode } from "../../support/builders";

const page = "https://example.com/tools/boxscore/";
beforeEach(() => vi.stubGlobal("document", { baseURI: page }));

type Files = Record<string, unknown>;

/** A server with these files: JSON, or a text, or an Error where the request fails, or a status. */
function served(files: Files) {
  const asked: string[] = [];
  const store = createCardsStore(async (url) => {
    const file = url.replace(`${page}data/`, "");
    asked.push(file);
    const content = files[file];
    if (content instanceof Error) throw content;
    if (typeof content === "number") return new Response("", { status: content });
    if (content === undefined) return new Response("", { status: 404 });
    return new Response(typeof content === "string" ? content : JSON.stringify(content));
  });
  return { store, asked, files };
}

const index = (...cards: unknown[]) => ({ version: 1, asOf: "2026-11-30", cards });

describe("the index", () => {
  test("loads from beside the page, wherever that is", async () => {
    const { store, asked } = served({ "index.json": index(aCard()) });
    expect(store.getState().status).toBe("loading");
    await store.loadCards();
    expect(asked).toEqual(["index.json"]);
    const { status, cards, bad, asOf, problem } = store.getState();
    expect([status, cards.map(({ id }) => id), bad, asOf, problem]).toEqual([
      "ready",
      ["acme"],
      [],
      "2026-11-30",
      null,
    ]);
  });

  test("a bad card is named with its field, the others work", async () => {
    const bad = aCard({ id: "bolt", modes: [aMode({ pricing: "guess" })] });
    const { store } = served({ "index.json": index(aCard(), bad) });
    await store.loadCards();
    expect(store.getState().cards).toHaveLength(1);
    expect(store.getState().bad).toMatchObject([
      { id: "bolt", problems: [{ path: "modes[0].pricing" }] },
    ]);
  });

  test.each([
    [404, "is not on the server (404)"],
    [503, "The server answered 503"],
    [new TypeError("Failed to fetch"), "could not be reached"],
    ["<html>", "is not JSON"],
    [{ version: 9, cards: [] }, "has version 9"],
    [[], "is not a JSON object"],
  ])("%j is said in words, and a retry mends it", async (content, words) => {
    const { store, files } = served({ "index.json": content });
    await store.loadCards();
    expect(store.getState()).toMatchObject({ status: "failed", cards: [] });
    expect(store.getState().problem).toContain(words);
    files["index.json"] = index(aCard());
    await store.loadCards();
    expect(store.getState()).toMatchObject({ status: "ready", problem: null });
  });
});

describe("a whole card", () => {
  test("is fetched once, however often it is wanted", async () => {
    const { store, asked } = served({ "cards/acme.json": aCard({ caveats: ["Mind the gap."] }) });
    await Promise.all([store.loadCard("acme"), store.loadCard("acme")]);
    await store.loadCard("acme");
    expect(asked).toEqual(["cards/acme.json"]);
    const load = store.getState().full.get("acme");
    expect(load?.status === "ready" && load.value.caveats).toEqual(["Mind the gap."]);
  });

  test("that fails says why, and can be tried again", async () => {
    const { store, files } = served({ "cards/acme.json": aCard({ name: 7 }) });
    await store.loadCard("acme");
    expect(store.getState().full.get("acme")).toEqual({
      status: "failed",
      problem: "The card “acme” is not in order: name should be a string.",
    });
    files["cards/acme.json"] = aCard();
    await store.loadCard("acme");
    expect(store.getState().full.get("acme")?.status).toBe("ready");
  });
});

describe("the text of a source page", () => {
  const url = "https://acme.test/docs";

  test("comes from its file; a page that is not stored is none", async () => {
    const { store, asked } = served({
      "sources/index.json": { [url]: "docs.txt" },
      "sources/docs.txt": "Hello",
    });
    await store.loadPage(url);
    await store.loadPage("https://acme.test/other");
    expect(store.getState().pages.get(url)).toEqual({ status: "ready", value: "Hello" });
    expect(store.getState().pages.get("https://acme.test/other")).toEqual({
      status: "ready",
      value: null,
    });
    expect(asked).toEqual(["sources/index.json", "sources/docs.txt"]);
  });

  test("a list that fails is fetched again the next time", async () => {
    const { store, files } = served({ "sources/index.json": 500 });
    await store.loadPage(url);
    expect(store.getState().pages.get(url)?.status).toBe("failed");
    files["sources/index.json"] = {};
    await store.loadPage(url);
    expect(store.getState().pages.get(url)).toEqual({ status: "ready", value: null });
  });

  test("a file outside its folder is refused", async () => {
    const { store, asked } = served({ "sources/index.json": { [url]: "../index.json" } });
    await store.loadPage(url);
    expect(store.getState().pages.get(url)?.status).toBe("failed");
    expect(asked).toEqual(["sources/index.json"]);
  });
});
