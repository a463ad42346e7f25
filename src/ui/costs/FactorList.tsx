import { cardFact } from "../../card/card-fact";
import { date } from "../../card/format";
import type { CardCore } from "../../card/schema";
import type { Factor } from "../../cost/explain/formula";
import { Link } from "../parts/Link";
import { Unknown } from "../parts/Unknown";
import { OwnRate } from "./OwnRate";

export interface FactorListProps {
  card: CardCore;
  factors: readonly Factor[];
}

/** The numbers of a formula: each with its unit, what it is, and the field of the card it is from. */
export function FactorList({ card, factors }: FactorListProps) {
  return (
    <ul className="mt-1 text-xs">
      {factors.map((factor) => (
        <li
          key={`${factor.label} ${factor.path}`}
          className="flex flex-wrap items-center gap-x-2 py-px"
        >
          <span className="text-dim">{factor.label}</span>
          <span className="font-mono">
            {factor.text === "?" ? <Unknown /> : factor.text}{" "}
            <span className="text-dim">{factor.unit === "of 1" ? "" : factor.unit}</span>
          </span>
          {factor.path !== null && <FactOrigin card={card} path={factor.path} />}
        </li>
      ))}
    </ul>
  );
}

/** A field of the card: its path, where it was read, and a way to put an own rate in its place. */
export function FactOrigin({ card, path }: { card: CardCore; path: string }) {
  const { source, checked } = cardFact(card, path);
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 text-faint">
      <code className="break-all font-mono">{path}</code>
      {source !== null && <Link href={source} />}
      {checked !== null && <span>read {date(checked)}</span>}
      <OwnRate card={card} path={path} />
    </span>
  );
}
