import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../../src/cost/prepare";
import { rankCards } from "../../../../src/cost/rank";
import { logSafeUsd, valuePoints, type Wanted } from "../../../../src/cost/sweep/value";
import { defaultWorkload } from "../../../../src/cost/workload";
import { aMode, aPlan, type Json, theCard } from "../../../support/builders";

const card = (id: string, vcpuHourUsd: number, features: Json, own: Json = {}) =>
  theCard({ id, name: id, modes: [aMode({ vcpu_h: vcpuHourUsd })], features, ...own });

const wanted: Wanted[] = [
  { feature: "docker_inside", present: true },
  { feature: "root", present: true },
  { feature: "gpu", present: true },
  { feature: "browser", present: false },
];

const pointsOf = (cards: readonly ReturnType<typeof theCard>[], asked = wanted) =>
  valuePoints(
    rankCards(
      cards.map((entry) => prepare(compile(entry), {}, noRequirement)),
      { workload: defaultWorkload, unknownMayPass: false },
    ),
    asked,
  );

const all = { docker_inside: true, root: true, gpu: true, browser: false };

describe("value", () => {
  it("is the known share of wanted features, with what is unknown on top", () => {
    const [point] = pointsOf([
      card("a", 0.05, { docker_inside: true, root: false, browser: false }),
    ]);
    expect(point).toMatchObject({
      share: 0.5,
      shareIfAllHold: 0.75,
      met: ["docker_inside", "browser"],
      unknown: ["gpu"],
      missing: ["root"],
      usd: 70,
    });
  });

  it("has on its frontier what nothing beats on both, by known shares and full prices", () => {
    const points = pointsOf([
      card("cheap", 0.01, { docker_inside: true, root: false, gpu: false, browser: true }),
      card("full", 0.09, all),
      card("middle", 0.05, { ...all, gpu: null }),
      card("beaten", 0.06, { ...all, gpu: false }),
      card("bound", 0.001, all, { plans: [aPlan({ fee: null })] }),
    ]);
    const onFrontier = points.filter((point) => point.isOnFrontier).map(({ cardId }) => cardId);
    expect(onFrontier).toEqual(["cheap", "middle", "full"]);
    expect(points.find(({ cardId }) => cardId === "bound")).toMatchObject({
      isLowerBound: true,
      isOnFrontier: false,
    });
  });

  it("keeps both of two that are equal, and gives all where nothing is wanted", () => {
    const points = pointsOf([card("a", 0.05, all), card("b", 0.05, all)], []);
    expect(points.map(({ share, isOnFrontier }) => [share, isOnFrontier])).toEqual([
      [1, true],
      [1, true],
    ]);
  });

  it("has a place on a log axis for what costs nothing", () => {
    expect(logSafeUsd(0)).toBe(0.01);
    expect(logSafeUsd(12)).toBe(12);
  });
});
