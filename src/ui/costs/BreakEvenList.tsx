import { useState } from "react";
import { Button } from "../parts/Button";

export interface BreakEvenEntry {
  /** Its number on the chart; null where it isn't drawn there. */
  readonly number: number | null;
  readonly sentence: string;
  readonly key: string;
}

export interface BreakEvenListProps {
  title: string;
  about: string;
  entries: readonly BreakEvenEntry[];
  /** Said where there are none. */
  none: string;
}

const listedAtFirst = 10;

/** Break-even points in words, the drawn ones under the number they have on the chart. */
export function BreakEvenList({ title, about, entries, none }: BreakEvenListProps) {
  const [all, setAll] = useState(false);
  const listed = all ? entries : entries.slice(0, listedAtFirst);
  return (
    <section>
      <h3 className="text-sm">{title}</h3>
      <p className="text-dim text-xs">{entries.length === 0 ? none : about}</p>
      <ul className="mt-1.5 space-y-1 text-sm">
        {listed.map(({ key, number, sentence }) => (
          <li key={key} className="flex gap-2">
            <span
              className={
                number === null
                  ? "w-5 shrink-0 text-center text-faint"
                  : "grid size-5 shrink-0 place-content-center rounded-full border border-ink font-semibold text-2xs"
              }
            >
              {number ?? <span aria-hidden="true">·</span>}
            </span>
            <span className="first-letter:uppercase">{sentence}</span>
          </li>
        ))}
      </ul>
      {entries.length > listedAtFirst && (
        <Button size="sm" className="mt-2 ml-7" onClick={() => setAll(!all)}>
          {all ? "Show fewer" : `Show all ${entries.length}`}
        </Button>
      )}
    </section>
  );
}
