import { describe, expect, it } from "vitest";
import { compile, noRequirement, prepare } from "../../../src/cost/prepare";
import { offerResult } from "../../../src/cost/result";
import { defaultWorkload, type Workload } from "../../../src/cost/workload";
import { aMode, aSize, type Json, the, theCard } from "../../support/builders";

/** What a card's only offer comes to. */
function result(card: Json, own: Partial<Workload> = {}) {
  const { offers } = prepare(compile(theCard(card)), {}, noRequirement);
  const workload = { ...defaultWorkload, ...own };
  return offerResult(the(offers), { workload, unknownMayPass: false });
}

describe("sizes that cost the same with the disk they leave to pay", () => {
  // Another unit is $0.05 an hour more and leaves 16 GiB less to pay, which is $0.05 an hour too.
  const sizes = Array.from({ length: 16 }, (_, i) => {
    const units = i + 1;
    const machine = { vcpu: units, ram_gib: 4 * units, disk_gib: 16 * units };
    return aSize({ ...machine, name: `${units} units`, hour: (5 * units) / 100 });
  });
  const rates = { disk_gib_month: 2.28125, paused_state_gib_month: 0.0073 };
  const card = { modes: [aMode({ pricing: "sizes", sizes })], storage: rates };

  it("takes the first listed, whatever the floating error of the sums", () => {
    for (let sessions = 1; sessions <= 50; sessions++) {
      const own = { sessions, hours: 0.37, diskGib: 500, pausedHours: 1 };
      const { size, totalUsd } = result(card, own);
      expect(size).toBe("2 units");
      // $0.10 and 468 GiB at $0.003125 an hour; 8 GiB of RAM and 500 GiB of disk at $0.00001 a
      // paused hour.
      expect(totalUsd).toBeCloseTo(sessions * (0.37 * (0.1 + 1.4625) + 0.00508), 9);
    }
  });
});
