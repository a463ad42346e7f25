import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { defaultWorkload } from "../../../src/cost/workload";
import type { LinkNotice } from "../../../src/link/key";
import { followAddress } from "../../../src/store/address";
import { createChoicesStore } from "../../../src/store/choices-store";
import { FakePage } from "../../support/fake-page";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function opened(fragment = "") {
  const page = new FakePage(fragment);
  const store = createChoicesStore();
  let notices: readonly LinkNotice[] = [];
  const end = followAddress(store, (found) => (notices = found), page);
  const setVcpu = (vcpu: number, history: "push" | "replace" = "push") =>
    store.change(({ workload }) => ({ workload: { ...workload, vcpu } }), { history });
  const vcpu = () => store.getState().choices.workload.vcpu;
  return { page, store, end, setVcpu, vcpu, problems: () => notices.map((n) => n.problem) };
}

describe("steps", () => {
  test("a change is a step, and Back and Forward go through them", () => {
    const { page, setVcpu, vcpu } = opened();
    setVcpu(4);
    setVcpu(8);
    expect(page.entries).toEqual(["", "v=1&vcpu=4", "v=1&vcpu=8"]);
    page.go(-1);
    expect(vcpu()).toBe(4);
    page.go(-1);
    expect(vcpu()).toBe(defaultWorkload.vcpu);
    page.go(2);
    expect(vcpu()).toBe(8);
    expect(page.entries).toHaveLength(3);
  });

  test("a change after Back cuts off what was ahead", () => {
    const { page, setVcpu } = opened();
    setVcpu(4);
    setVcpu(8);
    page.go(-1);
    setVcpu(16);
    expect(page.entries).toEqual(["", "v=1&vcpu=4", "v=1&vcpu=16"]);
  });

  test("a change that changes nothing is no step", () => {
    const { page, setVcpu } = opened("vcpu=4&zzz=1");
    setVcpu(4);
    expect(page.entries).toEqual(["vcpu=4&zzz=1"]);
  });

  test("the address without a fragment is the first visit's", () => {
    const { page, setVcpu } = opened("v=1&vcpu=4");
    setVcpu(defaultWorkload.vcpu);
    expect(page.entries).toEqual(["v=1&vcpu=4", ""]);
  });
});

describe("a slider that drags", () => {
  test("is one step, and Back leads to before it", () => {
    const { page, setVcpu, vcpu } = opened();
    for (let i = 3; i <= 60; i++) {
      setVcpu(i, "replace");
      vi.advanceTimersByTime(16);
    }
    setVcpu(60);
    expect(page.entries).toEqual(["", "v=1&vcpu=60"]);
    page.go(-1);
    expect(vcpu()).toBe(2);
  });

  test("is in the address whenever it rests, and never hits the browser's limits", () => {
    const { page, setVcpu } = opened();
    for (let i = 0; i < 1000; i++) {
      setVcpu(3 + i / 1000, "replace");
      vi.advanceTimersByTime(16);
    }
    expect(page.writes).toBe(0);
    vi.advanceTimersByTime(400);
    expect(page.entries).toEqual(["v=1&vcpu=3.999"]);
    for (let i = 0; i < 75; i++) {
      setVcpu(5 + i, "replace");
      vi.advanceTimersByTime(401);
    }
    expect(page.writes).toBeLessThan(90);
    expect(page.entries).toEqual(["v=1&vcpu=79"]);
  });

  test("that ends where it began leaves no step", () => {
    const { page, setVcpu } = opened();
    setVcpu(3, "replace");
    vi.advanceTimersByTime(1000);
    expect(page.entries).toEqual(["v=1&vcpu=3"]);
    setVcpu(2);
    expect(page.entries).toEqual([""]);
  });

  test("that is broken off by leaving the page is in the address", () => {
    const { page, setVcpu } = opened();
    setVcpu(3, "replace");
    page.emit("pagehide");
    expect(page.entries).toEqual(["v=1&vcpu=3"]);
  });

  test("that is broken off by Back is left", () => {
    const { page, setVcpu, vcpu } = opened();
    setVcpu(4);
    setVcpu(5, "replace");
    page.go(-1);
    vi.advanceTimersByTime(10_000);
    expect(vcpu()).toBe(2);
    expect(page.entries).toEqual(["", "v=1&vcpu=4"]);
  });
});

describe("a link", () => {
  test("takes the place of all that was chosen", () => {
    const { page, store, setVcpu, vcpu } = opened("v=1&hours=3");
    expect(store.getState().choices.workload).toEqual({ ...defaultWorkload, hours: 3 });
    setVcpu(4);
    page.type("v=1&seats=5");
    expect(store.getState().choices.workload).toEqual({ ...defaultWorkload, seats: 5 });
    expect(vcpu()).toBe(2);
  });

  test("that is damaged opens with what can be read, is named, and stays as it is", () => {
    const { page, problems, vcpu, setVcpu } = opened("v=1&vcpu=4&hours=long");
    expect(vcpu()).toBe(4);
    expect(problems()).toEqual(["Session length “long” is not a number; 0.5 is used."]);
    expect(page.entries).toEqual(["v=1&vcpu=4&hours=long"]);
    setVcpu(8);
    page.go(-1);
    expect(vcpu()).toBe(4);
    page.type("");
    expect(problems()).toEqual([]);
  });

  test("to what is chosen already changes no object", () => {
    const { page, store } = opened("v=1&vcpu=4");
    const before = store.getState().choices;
    page.type("vcpu=4");
    expect(store.getState().choices).toBe(before);
  });
});

describe("a browser that refuses to write", () => {
  test("loses no choice, and the address follows later", () => {
    const { page, setVcpu, vcpu } = opened();
    page.refuses = true;
    setVcpu(4);
    setVcpu(8);
    expect(vcpu()).toBe(8);
    expect(page.entries).toEqual([""]);
    page.refuses = false;
    vi.advanceTimersByTime(6000);
    expect(page.entries).toEqual(["", "v=1&vcpu=8"]);
  });
});

test("nothing is followed any more after the end", () => {
  const { page, setVcpu, vcpu, end } = opened();
  setVcpu(3, "replace");
  end();
  setVcpu(8);
  vi.advanceTimersByTime(10_000);
  page.type("v=1&vcpu=9");
  expect(page.entries).toEqual(["", "v=1&vcpu=9"]);
  expect(vcpu()).toBe(8);
});
