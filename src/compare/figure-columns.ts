import { money, moneyExact, number } from "../card/format";
import type { PreparedOffer } from "../cost/prepare";
import { costText } from "../cost/words";
import type { Bound } from "./bounds";
import { concurrencyOf, sessionHours } from "./bounds";
import { type CellValue, type Column, knownCell, unknownCell } from "./column";
import { type Figure, figureOf, isExact, isUnknown, isUnlimited, largestOf } from "./figure";
import { figureText, quantityText } from "./figure-text";
import { hourlyUsd } from "./hourly";
import { largestRamGib, largestVcpu } from "./machine";
import { type MatrixRow, metText } from "./matrix-row";

/** Offers that can be had without a contract and are general machines; all where there are none. */
function ordinaryOffers({ ranked }: MatrixRow): readonly PreparedOffer[] {
  const ordinary = ranked.card.offers.filter(({ offer }) => !offer.isReference);
  return ordinary.length > 0 ? ordinary : ranked.card.offers;
}

/** A cell of a figure as far as it is known; a least is shown as one and sorted by what is sure. */
function figureCell(figure: Figure, unit: Bound["unit"], title: string): CellValue {
  const text = figureText(figure, unit);
  if (isUnknown(figure) || (figure.least === 0 && !isExact(figure))) {
    return { ...unknownCell(`${title}: ${text}`), text };
  }
  const raw = isUnlimited(figure) ? "no limit" : figure.least;
  return {
    sort: figure.least,
    text,
    title: `${title}: ${text}`,
    raw,
    isLowerBound: !isExact(figure),
    state: null,
  };
}

type Numeric = Omit<Column, "kind" | "shortLabel" | "feature" | "value" | "width"> &
  Partial<Pick<Column, "kind" | "shortLabel" | "width">> & {
    readonly value: Column["value"];
  };

const column = (entry: Numeric): Column => ({
  kind: "number",
  shortLabel: entry.label,
  feature: null,
  width: 112,
  ...entry,
});

/** The largest of a figure over the ordinary offers of a card. */
const largest =
  (label: string, unit: Bound["unit"], read: (offer: PreparedOffer["offer"]) => Figure) =>
  (row: MatrixRow): CellValue =>
    figureCell(largestOf(ordinaryOffers(row).map(({ offer }) => read(offer))), unit, label);

const amountCell = (
  value: number | null,
  write: (known: number) => string,
  label: string,
): CellValue =>
  value === null
    ? unknownCell(`${label}: unknown`)
    : knownCell(value, write(value), `${label}: ${write(value)}`);

function monthlyCell({ ranked }: MatrixRow): CellValue {
  const { totalUsd, isLowerBound, status } = ranked;
  const text = costText(totalUsd, isLowerBound);
  if (totalUsd === null) return { ...unknownCell("not priced"), text };
  const exact = moneyExact(totalUsd);
  return {
    // Only a price that stands beside others takes part in the order.
    sort: status === "priced" ? totalUsd : undefined,
    text,
    title: isLowerBound ? `at least ${exact} a month` : `${exact} a month`,
    raw: totalUsd,
    isLowerBound,
    state: null,
  };
}

/** Disk that comes with a sandbox: the size's own, else what storage includes. */
function includedDisk(offer: PreparedOffer["offer"]): Figure {
  const { includedDiskGib, sizes } = offer;
  if (sizes.length === 0) return figureOf(includedDiskGib);
  return largestOf(sizes.map((size) => figureOf(size.disk_gib ?? includedDiskGib)));
}

function hourlyCell(row: MatrixRow): CellValue {
  const { workload } = row.context.question;
  const prices = ordinaryOffers(row)
    .map((prepared) => hourlyUsd(prepared, workload))
    .filter((usd) => usd !== null);
  const shape = `${number(workload.vcpu)} vCPU and ${quantityText(workload.ramGib, "GiB")}`;
  if (prices.length === 0) return unknownCell(`No hourly price known for ${shape}`);
  const usd = Math.min(...prices);
  return knownCell(usd, money(usd), `${moneyExact(usd)} an hour for ${shape}, compute alone`);
}

/** Figures of the priced offer and of the card as a whole. */
export const figureColumns: readonly Column[] = [
  column({
    id: "rank",
    label: "Rank",
    about: "Place among the priced ones that are shown, the cheapest first.",
    group: "result",
    unit: null,
    better: "less",
    width: 64,
    value: ({ ranked }) =>
      ranked.rank === null
        ? { ...unknownCell("not ranked"), text: "–" }
        : knownCell(ranked.rank, String(ranked.rank)),
  }),
  column({
    id: "monthlyUsd",
    label: "Monthly cost",
    about: "A month of the workload on the provider’s best offer.",
    group: "result",
    kind: "money",
    unit: "USD/month",
    better: "less",
    width: 144,
    value: monthlyCell,
  }),
  column({
    id: "met",
    label: "Requirements met",
    shortLabel: "Meets",
    about: "How much of what is asked the priced offer meets; a range where facts are unknown.",
    group: "result",
    unit: null,
    better: "more",
    value: ({ met }) => {
      const text = metText(met);
      if (met.of === 0) return { ...unknownCell("nothing is asked"), text };
      return {
        ...knownCell(met.known, text, `meets ${text}`),
        raw: met.known,
        isLowerBound: met.possible > met.known,
      };
    },
  }),
  column({
    id: "maxSessionHours",
    label: "Longest session",
    about: "How long one session may last, on the plan that allows most.",
    group: "limits",
    unit: "h",
    better: "more",
    value: largest("Longest session", "h", sessionHours),
  }),
  column({
    id: "maxVcpu",
    label: "Largest vCPU",
    about: "vCPU of the largest machine without a contract.",
    group: "limits",
    unit: "vCPU",
    better: "more",
    value: largest("Largest vCPU", "vCPU", largestVcpu),
  }),
  column({
    id: "maxRamGib",
    label: "Largest RAM",
    about: "RAM of the largest machine without a contract.",
    group: "limits",
    unit: "GiB",
    better: "more",
    value: largest("Largest RAM", "GiB", largestRamGib),
  }),
  column({
    id: "includedDiskGib",
    label: "Included disk",
    about: "Disk of a sandbox that its price includes, where most is.",
    group: "limits",
    unit: "GiB",
    better: "more",
    value: largest("Included disk", "GiB", includedDisk),
  }),
  column({
    id: "concurrency",
    label: "Running at once",
    about: "Sandboxes at once, on the plan that allows most.",
    group: "limits",
    unit: "sandboxes",
    better: "more",
    value: largest("Running at once", "sandboxes", concurrencyOf),
  }),
  column({
    id: "fleetInstances",
    label: "Account limit",
    about: "Sandboxes that a new account may run before the limit is raised.",
    group: "limits",
    unit: "sandboxes",
    better: "more",
    value: ({ ranked }) =>
      amountCell(
        ranked.card.card.fleet.default_max_instances,
        (value) => quantityText(value, "sandboxes"),
        "Account limit",
      ),
  }),
  column({
    id: "coldStartMs",
    label: "Cold start",
    about: "Measured time from the request to a running sandbox.",
    group: "limits",
    unit: "ms",
    better: "less",
    value: ({ ranked }) =>
      amountCell(
        ranked.card.card.perf.cold_start_ms,
        (value) => quantityText(value, "ms"),
        "Cold start",
      ),
  }),
  column({
    id: "burstStartMs",
    label: "Burst start",
    about: "Measured time to a running sandbox when many start at once.",
    group: "limits",
    unit: "ms",
    better: "less",
    value: ({ ranked }) =>
      amountCell(
        ranked.card.card.perf.burst_tti_ms,
        (value) => quantityText(value, "ms"),
        "Burst start",
      ),
  }),
  column({
    id: "hourlyUsd",
    label: "Lowest hourly price",
    shortLabel: "Hourly from",
    about:
      "Compute of one hour of the workload’s machine in the cheapest mode, with its shares in use; no fees, storage, network or credit.",
    group: "prices",
    kind: "money",
    unit: "USD/h",
    better: "less",
    value: hourlyCell,
  }),
  column({
    id: "monthlyCreditUsd",
    label: "Free each month",
    about: "Credit that every account has each month.",
    group: "prices",
    kind: "money",
    unit: "USD/month",
    better: "more",
    value: ({ ranked }) =>
      amountCell(ranked.card.card.free.monthly_credit, money, "Free each month"),
  }),
  column({
    id: "oneTimeCreditUsd",
    label: "Free once",
    about: "Credit that a new account has once; no monthly cost counts it.",
    group: "prices",
    kind: "money",
    unit: "USD",
    better: "more",
    value: ({ ranked }) => amountCell(ranked.card.card.free.one_time_credit, money, "Free once"),
  }),
];
