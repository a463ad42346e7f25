import type { SideSection } from "../../compare/side-by-side";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";
import { Switch } from "../parts/Switch";
import { AddProvider } from "./AddProvider";
import { goToSection } from "./section-anchors";

export interface ToolbarProps {
  count: number;
  sections: readonly SideSection[];
  shown: readonly SideSection[];
  onlyDifferences: boolean;
}

const rowCount = (sections: readonly SideSection[]): number =>
  sections.reduce((sum, { rows }) => sum + rows.length, 0);

export function Toolbar({ count, sections, shown, onlyDifferences }: ToolbarProps) {
  const differing = sections.flatMap(({ rows }) => rows.filter(({ differs }) => differs));
  const byUnknown = differing.filter(({ onlyByUnknown }) => onlyByUnknown).length;
  return (
    <header className="border-line border-b px-5 py-3 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="flex-1 whitespace-nowrap text-lg">{count} side by side</h1>
        <Switch
          label="Only differences"
          checked={onlyDifferences}
          onChange={(checked) => change({ onlyDifferences: checked })}
        />
        <div className="flex items-center gap-x-4 max-sm:w-full max-sm:gap-x-2">
          <select
            aria-label="Go to a section"
            className="field chevron w-36 min-w-0 truncate text-sm max-sm:flex-1"
            value=""
            onChange={({ target }) => goToSection(target.value)}
          >
            <option value="" disabled>
              Go to…
            </option>
            {shown.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
          <AddProvider />
          <Button variant="link" onClick={() => change({ compared: [] })}>
            Clear
          </Button>
        </div>
      </div>
      <p className="text-dim text-xs" role="status">
        {differing.length} of {rowCount(sections)} rows differ
        {byUnknown > 0 && `, ${byUnknown} of them only in that some are known and others not`}.
      </p>
    </header>
  );
}
