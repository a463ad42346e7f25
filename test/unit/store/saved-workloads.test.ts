import { describe, expect, it } from "vitest";
import { defaultWorkload } from "../../../src/cost/workload";
import { createSavedWorkloads, type Shelf, savedKey } from "../../../src/store/saved-workloads";

function aShelf(initial: Record<string, string> = {}): Shelf & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const fullShelf: Shelf = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException("full", "QuotaExceededError");
  },
  removeItem: () => {},
};

const big = { ...defaultWorkload, vcpu: 16, splitSessions: true, gpuType: "H100" };
const names = (store: ReturnType<typeof createSavedWorkloads>) =>
  store.getState().saved.map(({ name }) => name);

describe("named workloads", () => {
  it("come back whole after a reload, in the order of their names", () => {
    const shelf = aShelf();
    const store = createSavedWorkloads(() => shelf);
    store.save("nightly", big);
    store.save("daily", defaultWorkload);
    const again = createSavedWorkloads(() => shelf);
    expect(names(again)).toEqual(["daily", "nightly"]);
    expect(again.getState().saved[1]?.workload).toEqual(big);
  });

  it("take the place of one of the same name, and can be deleted to the last", () => {
    const shelf = aShelf();
    const store = createSavedWorkloads(() => shelf);
    store.save("mine", defaultWorkload);
    store.save("mine", big);
    expect(store.getState().saved).toEqual([{ name: "mine", workload: big }]);
    store.remove("mine");
    expect(names(store)).toEqual([]);
    expect(shelf.kept.has(savedKey)).toBe(false);
  });

  it("leave out a damaged entry and keep the others", () => {
    const text = JSON.stringify([
      { name: "good", workload: { vcpu: 8 } },
      { name: "", workload: {} },
      { name: "odd", workload: { vcpu: "many" } },
      null,
    ]);
    const store = createSavedWorkloads(() => aShelf({ [savedKey]: text }));
    expect(store.getState().saved).toEqual([
      { name: "good", workload: { ...defaultWorkload, vcpu: 8 } },
    ]);
  });

  it.each(["not json", "{}", "null"])("start empty over %s", (text) => {
    expect(names(createSavedWorkloads(() => aShelf({ [savedKey]: text })))).toEqual([]);
  });

  it("last until the page is left where the browser keeps nothing, and say so", () => {
    const store = createSavedWorkloads(() => fullShelf);
    store.save("mine", big);
    expect(names(store)).toEqual(["mine"]);
    expect(store.getState().problem).toContain("until the page is left");
  });

  it("work where storage is blocked altogether", () => {
    const store = createSavedWorkloads(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(names(store)).toEqual([]);
    store.save("mine", big);
    expect(names(store)).toEqual(["mine"]);
  });
});
