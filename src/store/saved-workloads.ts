import * as z from "zod/mini";
import { createStore } from "zustand/vanilla";
import type { Workload } from "../cost/workload";
import { workloadFileSchema, workloadFromFile, workloadToFile } from "../cost/workload-file";

/** A workload that its owner named, kept in this browser alone. */
export interface SavedWorkload {
  readonly name: string;
  readonly workload: Workload;
}

export interface SavedState {
  readonly saved: readonly SavedWorkload[];
  /** What became of the last change where the browser would not keep it; null where it did. */
  readonly problem: string | null;
}

/** The part of the browser's storage that this needs. */
export type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export const savedKey = "boxscore.workloads";
export const longestName = 60;

const entrySchema = z.looseObject({
  name: z.string().check(z.minLength(1), z.maxLength(longestName)),
  workload: workloadFileSchema,
});

/** Entries as they were kept; one that is damaged is left out and the others stay. */
function readEntries(text: string | null): SavedWorkload[] {
  if (text === null) return [];
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(json)) return [];
  const entries = new Map<string, SavedWorkload>();
  for (const item of json) {
    const parsed = entrySchema.safeParse(item);
    if (!parsed.success) continue;
    const { name, workload } = parsed.data;
    entries.set(name, { name, workload: workloadFromFile(workload) });
  }
  return [...entries.values()];
}

const written = (saved: readonly SavedWorkload[]): string =>
  JSON.stringify(saved.map(({ name, workload }) => ({ name, workload: workloadToFile(workload) })));

const byName = (a: SavedWorkload, b: SavedWorkload): number => a.name.localeCompare(b.name);

/** Named workloads on a shelf; what can't be kept there lasts until the page is left. */
export function createSavedWorkloads(shelf: () => Shelf = () => localStorage) {
  const read = (): SavedWorkload[] => {
    try {
      return readEntries(shelf().getItem(savedKey));
    } catch {
      return [];
    }
  };
  const store = createStore<SavedState>()(() => ({ saved: read(), problem: null }));

  function keep(saved: readonly SavedWorkload[]): void {
    try {
      if (saved.length === 0) shelf().removeItem(savedKey);
      else shelf().setItem(savedKey, written(saved));
      store.setState({ saved, problem: null });
    } catch {
      store.setState({
        saved,
        problem: "This browser keeps nothing more: the name lasts until the page is left.",
      });
    }
  }

  /** Keeps a workload under a name, in place of what had it. */
  function save(name: string, workload: Workload): void {
    const others = store.getState().saved.filter((entry) => entry.name !== name);
    keep([...others, { name, workload }].sort(byName));
  }

  const remove = (name: string): void =>
    keep(store.getState().saved.filter((entry) => entry.name !== name));

  /** Takes over what another window of this browser kept. */
  const reread = (): void => store.setState({ saved: read(), problem: null });

  return Object.assign(store, { save, remove, reread });
}

export const savedWorkloads = createSavedWorkloads();
