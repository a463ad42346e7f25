import type { Tally } from "../../compare/tallies";

/** "12 · 8 ?": how many have it, and of how many that is unknown. */
export function TallyText({ tally: { yes, unknown } }: { tally: Tally }) {
  return (
    <span className="shrink-0 text-faint text-xs">
      <span aria-hidden="true">
        {yes}
        {unknown > 0 && ` · ${unknown} ?`}
      </span>
      <span className="sr-only">
        , {yes} have it{unknown > 0 && `, ${unknown} unknown`}
      </span>
    </span>
  );
}
