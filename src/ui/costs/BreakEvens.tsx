import type { CardCore } from "../../card/schema";
import type { BreakEvens as Found } from "../../cost/sweep/break-even";
import { BreakEvenList } from "./BreakEvenList";
import type { NumberedCrossing } from "./crossings";

export interface BreakEvensProps {
  crossings: readonly NumberedCrossing[];
  breakEvens: Found | null;
  cards: ReadonlyMap<string, CardCore>;
}

/** Where lines cross, and who is the cheapest of all from where on. */
export function BreakEvens({ crossings, breakEvens, cards }: BreakEvensProps) {
  if (breakEvens === null)
    return <p className="text-dim text-sm">Working out break-even points …</p>;
  const { firstLeader, leaders } = breakEvens;
  const first =
    firstLeader === null
      ? "nobody has a price"
      : `${cards.get(firstLeader)?.name ?? firstLeader} is the cheapest`;
  return (
    <div className="space-y-5">
      <BreakEvenList
        title="Break-even points"
        about="Between the lines drawn, in order of the axis; the numbers are those on the chart."
        none="No two of the lines drawn change places along this axis."
        entries={crossings}
      />
      <BreakEvenList
        title="Cheapest of all shown"
        about="Of every provider that meets the requirements, drawn or not. Only full prices win."
        none=""
        entries={[
          { key: "first", number: null, sentence: `at first ${first}` },
          ...leaders.map(({ at, above, sentence }) => ({
            key: `${at} ${above}`,
            number: null,
            sentence,
          })),
        ]}
      />
    </div>
  );
}
