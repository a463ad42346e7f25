import { ArrowDown, ArrowUp, Pin, PinOff, X } from "lucide-react";
import { useState } from "react";
import { groupBy, toggleColumn, visibleColumns } from "../../compare/column-state";
import { type ColumnState, defaultColumnState } from "../../compare/columns";
import { Button } from "../parts/Button";
import { Checkbox } from "../parts/Checkbox";
import { Dialog } from "../parts/Dialog";
import { IconButton } from "../parts/IconButton";
import { SearchField } from "../parts/SearchField";
import { Select } from "../parts/Select";
import { changeColumns, hideColumn, neighbourOf, nudge, pin } from "./column-changes";
import { findGridColumn, searchColumns } from "./grid-columns";

export interface ArrangeColumnsProps {
  state: ColumnState;
  onClose: () => void;
}

const groupings = [
  { value: "none", label: "None" },
  { value: "category", label: "Category" },
  { value: "isolation", label: "Isolation" },
] as const;

/** Every column to show, hide, order and pin, without a pointer too; and how rows are grouped. */
export function ArrangeColumns({ state, onClose }: ArrangeColumnsProps) {
  const [search, setSearch] = useState("");
  const visible = visibleColumns(state).flatMap(({ column, isPinned }) => {
    const grid = findGridColumn(column.id);
    return grid?.kind === "value" ? [{ id: grid.id, title: grid.title, isPinned }] : [];
  });
  const isVisible = new Set(visible.map(({ id }) => id));
  const found = searchColumns(search);
  const groups = [...new Set(found.map(({ group }) => group ?? ""))];
  const icon = "size-3.5";
  return (
    <Dialog
      open
      sheet="right"
      onClose={onClose}
      title="Columns"
      description="Headers in the matrix can be dragged, too."
      footer={
        <>
          <Button onClick={() => changeColumns(() => defaultColumnState)}>Reset all</Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <Select
        label="Group rows by"
        value={state.groupBy ?? "none"}
        options={groupings}
        onChange={(value) =>
          changeColumns((before) => groupBy(before, value === "none" ? null : value))
        }
        className="mb-4"
      />
      <h3 className="mb-1 text-dim text-xs">Shown, in this order ({visible.length})</h3>
      <ul className="mb-4">
        {visible.map(({ id, title, isPinned }) => (
          <li key={id} className="flex items-center gap-1 border-line border-t first:border-t-0">
            <span className="min-w-0 flex-1 truncate">{title}</span>
            <IconButton
              size="sm"
              label={isPinned ? `Unpin ${title}` : `Pin ${title} beside the names`}
              aria-pressed={isPinned}
              icon={
                isPinned ? (
                  <PinOff aria-hidden className={`${icon} text-accent`} />
                ) : (
                  <Pin aria-hidden className={icon} />
                )
              }
              onClick={() => pin(id, !isPinned)}
            />
            <IconButton
              size="sm"
              label={`Move ${title} up`}
              icon={<ArrowUp aria-hidden className={icon} />}
              disabled={neighbourOf(state, id, -1) === null}
              onClick={() => nudge(state, id, -1)}
            />
            <IconButton
              size="sm"
              label={`Move ${title} down`}
              icon={<ArrowDown aria-hidden className={icon} />}
              disabled={neighbourOf(state, id, 1) === null}
              onClick={() => nudge(state, id, 1)}
            />
            <IconButton
              size="sm"
              label={`Hide ${title}`}
              icon={<X aria-hidden className={icon} />}
              onClick={() => hideColumn(id)}
            />
          </li>
        ))}
      </ul>
      <h3 className="mb-1 text-dim text-xs">All columns</h3>
      <SearchField label="Search columns" value={search} onChange={setSearch} className="mb-2" />
      {groups.map((group) => (
        <fieldset key={group} className="mb-3">
          <legend className="font-semibold text-xs">{group}</legend>
          {found
            .filter((column) => (column.group ?? "") === group)
            .map(({ id, title }) => (
              <Checkbox
                key={id}
                label={title}
                checked={isVisible.has(id)}
                onChange={() => changeColumns((before) => toggleColumn(before, id))}
                className="py-0.5"
              />
            ))}
        </fieldset>
      ))}
      {found.length === 0 && <p className="text-dim">No column has these words.</p>}
    </Dialog>
  );
}
