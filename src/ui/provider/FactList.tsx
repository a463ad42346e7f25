import { Unknown } from "../parts/Unknown";
import type { FactGroup, FactRow } from "./fact-groups";

export function FactList({ rows }: { rows: readonly FactRow[] }) {
  return (
    <dl className="text-sm">
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,7fr)_minmax(0,8fr)] gap-x-3 border-line border-b py-1 last:border-b-0"
        >
          <dt className="text-dim">{label}</dt>
          <dd className="min-w-0 break-words">{value ?? <Unknown />}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Groups side by side where there is room. */
export function FactGroups({
  groups,
  heading: Heading,
}: {
  groups: readonly FactGroup[];
  heading: "h3" | "h4";
}) {
  return (
    <div className="grid gap-x-10 gap-y-4 [grid-template-columns:repeat(auto-fill,minmax(min(100%,252px),1fr))]">
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <Heading className="mb-0.5 font-semibold text-xs">{title}</Heading>
          <FactList rows={rows} />
        </div>
      ))}
    </div>
  );
}
