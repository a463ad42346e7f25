import { beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { defaultWorkload } from "../../../src/cost/workload";
import { noticesStore } from "../../../src/store/notices-store";
import { createSavedWorkloads } from "../../../src/store/saved-workloads";
import { type KeepStore, keep, readKept } from "../../../src/store/storage";

const key = "boxscore.workloads";

function memory(kept: Record<string, string> = {}): KeepStore {
  const items = new Map(Object.entries(kept));
  return {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
  };
}

const refusing = (error: unknown): KeepStore => {
  const refuse = () => {
    throw error;
  };
  return { getItem: refuse, setItem: refuse };
};

const said = (): string =>
  noticesStore
    .getState()
    .notices.flatMap((n) => n.details)
    .join(" ");

beforeEach(() => noticesStore.setState({ notices: [] }));

describe("what is kept in the browser", () => {
  test("comes back in the form that was asked for", () => {
    const storage = memory();
    expect(keep(key, [1, 2], storage)).toBe(true);
    expect(readKept(key, z.array(z.number()), storage)).toEqual([1, 2]);
    expect(said()).toBe("");
  });

  test("nothing kept is nothing, without a word", () => {
    expect(readKept(key, z.string(), memory())).toBeNull();
    expect(said()).toBe("");
  });

  test.each(["{", "[true]", ""])("%j, which is not in order, is said and left alone", (text) => {
    const storage = memory({ [key]: text });
    expect(readKept(key, z.array(z.number()), storage)).toBeNull();
    expect(said()).toContain("not in the form");
    expect(storage.getItem(key)).toBe(text);
  });

  test("a full disk is said, not thrown", () => {
    expect(keep(key, 1, refusing(new DOMException("full", "QuotaExceededError")))).toBe(false);
    expect(said()).toContain("is full");
  });

  test("forbidden storage is said, not thrown", () => {
    const storage = refusing(new DOMException("no", "SecurityError"));
    expect(readKept(key, z.string(), storage)).toBeNull();
    expect(keep(key, 1, storage)).toBe(false);
    expect(keep(key, 1, null)).toBe(false);
    expect(said()).toContain("keeps nothing");
  });
});

describe("saved workloads", () => {
  const big = { ...defaultWorkload, vcpu: 16 };

  test("are there again in the next visit", () => {
    const storage = memory();
    const first = createSavedWorkloads(storage);
    first.saveWorkload("  Night\n runs ", big);
    first.saveWorkload("Other", defaultWorkload);
    first.removeWorkload("Other");
    expect(createSavedWorkloads(storage).getState().saved).toEqual([
      { name: "Night runs", workload: big },
    ]);
  });

  test("one of the same name is replaced in its place, a blank name is none", () => {
    const { saveWorkload, getState } = createSavedWorkloads(memory());
    saveWorkload("A", defaultWorkload);
    saveWorkload("B", defaultWorkload);
    saveWorkload("A", big);
    saveWorkload("  ", big);
    expect(getState().saved.map(({ name, workload }) => [name, workload.vcpu])).toEqual([
      ["A", 16],
      ["B", 2],
    ]);
  });

  test("hold for the visit where nothing can be kept", () => {
    const { saveWorkload, getState } = createSavedWorkloads(null);
    saveWorkload("A", big);
    expect(getState().saved).toHaveLength(1);
    expect(said()).toContain("keeps nothing");
  });
});
