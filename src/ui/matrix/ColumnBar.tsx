import { Columns3, Grid3x3, List } from "lucide-react";
import { useState } from "react";
import { applyPreset } from "../../compare/column-state";
import type { ColumnState } from "../../compare/columns";
import { columnPresets } from "../../compare/matrix-columns";
import { Button } from "../parts/Button";
import { IconButton } from "../parts/IconButton";
import { SearchField } from "../parts/SearchField";
import { Select } from "../parts/Select";
import { useLoaded } from "../parts/useLoaded";
import { changeColumns } from "./column-changes";

const load = () => import("./ArrangeColumns");
const custom = "";

export interface ColumnBarProps {
  state: ColumnState;
  /** Ids of the columns shown now. */
  shown: readonly string[];
  search: string;
  onSearch: (text: string) => void;
  /** Columns that the search found; null while nothing is searched. */
  found: readonly string[] | null;
  isList: boolean;
  /** Given on a phone, where the list stands in for the matrix. */
  onToggleList?: () => void;
}

/** Which columns: a search among all features, a set of them, or one by one. */
export function ColumnBar(props: ColumnBarProps) {
  const { state, shown, search, onSearch, found, isList, onToggleList } = props;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useLoaded(load, open, close);
  const presets = columnPresets.map(({ key, label }) => ({ value: key, label }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label="Columns" className="column-bar">
      {!isList && (
        <SearchField
          label="Find a feature"
          placeholder="Find a feature"
          value={search}
          onChange={onSearch}
          className="w-40 max-sm:w-auto max-sm:min-w-24 max-sm:flex-1"
        />
      )}
      <span role="status" className="sr-only">
        {found !== null && `${found.length} columns match`}
      </span>
      <Select
        label="Columns"
        labelHidden
        value={state.preset ?? custom}
        options={
          state.preset === null
            ? [{ value: custom, label: `Own choice (${shown.length})` }, ...presets]
            : presets
        }
        onChange={(preset) => changeColumns((before) => applyPreset(before, preset))}
        className={isList ? "w-40" : "w-32 max-sm:w-28"}
      />
      {!isList && (
        <IconButton
          bordered
          label="Choose and arrange columns, group rows"
          icon={<Columns3 aria-hidden className="size-4" />}
          aria-haspopup="dialog"
          aria-expanded={open}
          onClick={() => setOpen(true)}
        />
      )}
      {onToggleList && (
        <Button className="ml-auto" onClick={onToggleList}>
          {isList ? (
            <Grid3x3 aria-hidden className="size-4" />
          ) : (
            <List aria-hidden className="size-4" />
          )}
          {isList ? "Show the matrix" : "List"}
        </Button>
      )}
      {loaded !== null && open && <loaded.ArrangeColumns state={state} onClose={close} />}
    </div>
  );
}
