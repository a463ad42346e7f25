import { describe, expect, test } from "vitest";
import { pricedLine, pricedLineText } from "../../../src/compare/priced-line";
import { workloadPresets } from "../../../src/cost/presets";
import {
  defaultWorkload,
  numberFields,
  type Workload,
  type WorkloadKey,
} from "../../../src/cost/workload";

const line = (own: Partial<Workload> = {}) => pricedLineText({ ...defaultWorkload, ...own });
const partOf = (key: WorkloadKey, own: Partial<Workload> = {}) =>
  pricedLine({ ...defaultWorkload, ...own }).find((part) => part.key === key)?.text;

describe("the line that says what is priced", () => {
  test("a first visit", () => {
    expect(line()).toBe(
      "Pricing 1,000 sessions of 30 min at 2 vCPU / 4 GiB, CPU 25 % busy; no egress, snapshots or IPv4 counted.",
    );
  });

  test("everything counted", () => {
    expect(
      line({
        sessions: 1,
        hours: 36,
        pausedHours: 22,
        diskGib: 20,
        gpuCount: 2,
        gpuType: "H100",
        os: "windows",
        ramActive: 0.6,
        concurrency: 40,
        egressGib: 100,
        snapshotGib: 20,
        ipv4: 2,
        seats: 10,
        splitSessions: true,
      }),
    ).toBe(
      "Pricing 1 session of 36 h, each then paused for 22 h at 2 vCPU / 4 GiB / 20 GiB disk with 2 × H100 on Windows, CPU 25 % busy, RAM 60 % in use, 40 at once; with 100 GiB egress, 20 GiB of snapshots, 2 IPv4 and 10 seats; sessions over a provider’s limit split.",
    );
  });

  test.each([
    [{ egressGib: 50 }, "; with 50 GiB egress; no snapshots or IPv4 counted."],
    [
      { egressGib: 50, snapshotGib: 20 },
      "; with 50 GiB egress and 20 GiB of snapshots; no IPv4 counted.",
    ],
    [{ seats: 0 }, "; with 0 seats; no egress, snapshots or IPv4 counted."],
  ])("what is counted and what is not: %o", (own, end) => {
    expect(line(own).endsWith(end)).toBe(true);
  });

  test("each word that a field gives leads to it", () => {
    expect(partOf("sessions")).toBe("1,000 sessions");
    expect(partOf("hours", { hours: 1 / 60 })).toBe("1 min");
    expect(partOf("hours", { hours: 200 })).toBe("200 h");
    expect(partOf("hours", { hours: 336 })).toBe("14 days");
    expect(partOf("egressGib")).toBe("egress");
    expect(partOf("gpuCount", { gpuCount: 1 })).toBe("1 GPU");
  });

  test("says every quantity that differs from a first visit", () => {
    for (const { key, initial } of numberFields) {
      const changed = { [key]: initial === 0 ? 1 : initial / 2 };
      expect(partOf(key, changed), key).toBeDefined();
      expect(line(changed), key).not.toBe(line());
    }
  });

  test.each(workloadPresets.map(({ key, workload }) => [key, workload] as const))(
    "reads well for %s",
    (_, workload) => {
      const text = pricedLineText(workload);
      expect(text).not.toMatch(/ {2}|,,|;;|NaN|undefined| ,| ;|\.\.$/);
      expect(text).toMatch(/^Pricing .*\.$/);
    },
  );
});
