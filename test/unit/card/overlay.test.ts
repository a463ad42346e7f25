import { expect, test } from "vitest";
import { overlayNetwork, overlayStorage } from "../../../src/card/overlay";
import { aMode, aPlan, the, theCard } from "../../support/builders";

const card = theCard({
  storage: { included_disk_gib: 10, disk_gib_month: 0.1, snapshot_gib_month: 0.05 },
  modes: [
    aMode(),
    aMode({ key: "big", storage: { disk_gib_month: 0.2, snapshot_gib_month: null } }),
  ],
  plans: [
    aPlan(),
    aPlan({ name: "Pro", storage: { included_disk_gib: 50 }, network: { egress_gib: 0 } }),
    aPlan({ name: "Walled", network: { internet: { default: "none" }, egress_free_gib: null } }),
  ],
});
const [main, big] = [the(card.modes, 0), the(card.modes, 1)];
const [, pro, walled] = [the(card.plans, 0), the(card.plans, 1), the(card.plans, 2)];

test("without overlays the card's values stand, a key that it lacks is unknown", () => {
  const { values, paths } = overlayStorage(card, main, null);
  expect(values).toEqual({
    included_disk_gib: 10,
    disk_gib_month: 0.1,
    disk_billed_when_stopped: true,
    snapshot_gib_month: 0.05,
    snapshot_free_gib: null,
    paused_ram_billed: false,
    paused_state_gib_month: null,
  });
  expect(paths.disk_gib_month).toBe("storage.disk_gib_month");
  expect(paths.snapshot_free_gib).toBe("storage.snapshot_free_gib");
});

test("a mode's keys go over the card's, nulls included, and the plan's over both", () => {
  const { values, paths } = overlayStorage(card, big, pro);
  expect(values).toMatchObject({
    included_disk_gib: 50,
    disk_gib_month: 0.2,
    snapshot_gib_month: null,
  });
  expect(paths).toMatchObject({
    included_disk_gib: "plans[1].storage.included_disk_gib",
    disk_gib_month: "modes[1].storage.disk_gib_month",
    snapshot_gib_month: "modes[1].storage.snapshot_gib_month",
    paused_ram_billed: "storage.paused_ram_billed",
  });
});

test("the network is overlaid likewise, what the internet is by default as a whole", () => {
  expect(overlayNetwork(card, main, pro)).toMatchObject({
    values: { egress_gib: 0, egress_free_gib: 100, internet_default: "full" },
    paths: {
      egress_gib: "plans[1].network.egress_gib",
      egress_free_gib: "network.egress_free_gib",
    },
  });
  expect(overlayNetwork(card, main, walled)).toMatchObject({
    values: { egress_free_gib: null, internet_default: "none", ipv4_month: 3 },
    paths: { internet_default: "plans[2].network.internet.default" },
  });
});
