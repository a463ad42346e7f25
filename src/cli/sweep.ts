import { money } from "../card/format";
import type { PreparedCard } from "../cost/prepare";
import { rankCards } from "../cost/rank";
import { breakEvens } from "../cost/sweep/break-even";
import { type Curve, type CurvePoint, curves } from "../cost/sweep/curves";
import { costText } from "../cost/words";
import { workloadToFile } from "../cost/workload-file";
import type { PriceQuestion } from "./price-question";
import { checkAxis, type SweepFlag } from "./sweep-question";
import { alignedTable } from "./table";

// More lines than these cross too often to be read.
const mostCards = 12;
const mostPlaces = 8;

/** Cards by what they cost now, the cheapest first: as many as a reader can take in. */
function cheapest(cards: readonly PreparedCard[], asked: PriceQuestion): PreparedCard[] {
  return rankCards(cards, asked)
    .filter(({ status }) => status === "priced")
    .slice(0, mostCards)
    .map(({ card }) => card);
}

const offerOf = ({ offer }: CurvePoint) => ({
  mode: offer.mode,
  plan: offer.plan,
  size: offer.size,
});

const pointJson = (point: CurvePoint) => ({
  at: point.at,
  status: point.status,
  monthly_usd: point.totalUsd,
  unknown: point.unknown,
  ...offerOf(point),
  reasons: point.reasons,
});

const curveJson = ({ cardId, points, changes, gaps }: Curve) => ({
  id: cardId,
  points: points.map(pointJson),
  changes: changes.map(({ at, from, to }) => ({ at, from: offerOf(from), to: offerOf(to) })),
  gaps,
});

/** The curve's last point at or before a place, which is what holds there. */
const pointBefore = ({ points }: Curve, place: number): CurvePoint | undefined =>
  points.findLast(({ at }) => at <= place) ?? points[0];

function curvesTable(
  drawn: readonly Curve[],
  places: readonly number[],
  name: string,
  names: ReadonlyMap<string, string>,
): string {
  const header = [name, ...places.map((place) => String(Number(place.toPrecision(4))))];
  const rows = drawn.map((curve) => [
    names.get(curve.cardId) ?? curve.cardId,
    ...places.map((place) => {
      const point = pointBefore(curve, place);
      return point === undefined || point.totalUsd === null
        ? "–"
        : costText(point.totalUsd, point.isLowerBound);
    }),
  ]);
  return alignedTable([header, ...rows], new Set(header.map((_, i) => i).slice(1)));
}

/** `price --sweep`: cost along an axis, and with `--break-even` where the order changes. */
export function sweepOutput(
  cards: readonly PreparedCard[],
  asked: PriceQuestion,
  flag: SweepFlag,
  { json, breakEven }: { readonly json: boolean; readonly breakEven: boolean },
): string {
  const state = { workload: asked.workload, knobs: asked.knobs };
  checkAxis(
    flag,
    cards.map(({ card }) => card),
    state,
  );
  const sweep = { axis: flag.axis, range: flag.range, state, unknownMayPass: asked.unknownMayPass };
  const compared = cheapest(cards, asked);
  const ids = compared.map(({ card }) => card.id);
  const drawn = curves(json ? cards : compared, sweep, flag.steps);
  const found = breakEven ? breakEvens(cards, ids, sweep) : null;
  if (json) {
    const { from, to, scale } = flag.range;
    return `${JSON.stringify(
      {
        workload: workloadToFile(asked.workload),
        sweep: { field: flag.name, from, to, steps: flag.steps, scale },
        curves: drawn.map(curveJson),
        ...(found !== null && {
          break_even: {
            compared: ids,
            first_leader: found.firstLeader,
            leaders: found.leaders,
            crossings: found.crossings.map(({ beforeUsd, afterUsd, ...crossing }) => ({
              ...crossing,
              before_usd: beforeUsd,
              after_usd: afterUsd,
            })),
          },
        }),
      },
      null,
      2,
    )}\n`;
  }
  const names = new Map(cards.map(({ card }) => [card.id, card.name]));
  const all = drawn[0]?.points.map(({ at }) => at) ?? [];
  const every = Math.max(1, Math.ceil(all.length / mostPlaces));
  const places = all.filter((_, i) => i % every === 0 || i === all.length - 1);
  const parts = [
    `The ${compared.length} cheapest for this workload, USD a month`,
    curvesTable(drawn, places, flag.name, names),
  ];
  if (found !== null) {
    const first = found.firstLeader === null ? "nobody" : names.get(found.firstLeader);
    parts.push(
      "",
      `Cheapest: from ${flag.range.from}, ${first}`,
      ...found.leaders.map(({ sentence }) => `  ${sentence}`),
      "",
      found.crossings.length === 0 ? "No two of them change places" : "Break-even points",
      ...found.crossings.map(
        ({ sentence, afterUsd: [a, b] }) => `  ${sentence} (${money(a)} and ${money(b)})`,
      ),
    );
  }
  return `${parts.join("\n")}\n`;
}
