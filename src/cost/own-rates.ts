import type { CardProblem } from "../card/parse";
import type { CardCore, Mode } from "../card/schema";
import { overridableRates } from "./overridable-rates";

export { type OverridableRate, overridableRates } from "./overridable-rates";

/** A card under own rates, with what could not be applied. */
export interface OwnRatesResult<Core extends CardCore> {
  /** The same object as before where nothing changes; else everything that didn't change is shared. */
  readonly card: Core;
  /** Paths that now hold another figure than the card's. */
  readonly changed: readonly string[];
  /** Paths that name no figure that may be replaced, and values that are none. */
  readonly problems: readonly CardProblem[];
}

/**
 * A card with figures replaced by path. A path that `overridableRates` does not list and a value
 * that is negative or no number are reported and left out. Never throws.
 */
export function applyOwnRates<Core extends CardCore>(
  card: Core,
  rates: Readonly<Record<string, number>>,
): OwnRatesResult<Core> {
  const paths = Object.keys(rates);
  if (paths.length === 0) return { card, changed: [], problems: [] };
  const known = new Map(overridableRates(card).map(({ path, value }) => [path, value]));
  const problems: CardProblem[] = [];
  const changes = new Map<string, number>();
  for (const path of paths) {
    const value = rates[path];
    const current = known.get(path);
    if (current === undefined) {
      problems.push({ path, message: `${card.name} has no such figure to replace` });
    } else if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
      problems.push({ path, message: "should be a number that is 0 or more" });
    } else if (value !== current) {
      changes.set(path, value);
    }
  }
  const changed = [...changes.keys()];
  return { card: changed.length === 0 ? card : replaced(card, changes), changed, problems };
}

type Changes = ReadonlyMap<string, number>;

/** An object with those of its own keys replaced that the changes name under its path. */
function withChanges<Holder extends object>(
  holder: Holder,
  base: string,
  changes: Changes,
): Holder {
  let result = holder;
  for (const [path, value] of changes) {
    const key = path.startsWith(base) ? path.slice(base.length) : "";
    if (/^[a-z0-9_]+$/.test(key)) result = { ...result, [key]: value };
  }
  return result;
}

const touches = (changes: Changes, base: string): boolean =>
  [...changes.keys()].some((path) => path.startsWith(base));

function listed<Item extends object>(
  items: readonly Item[] | null,
  base: string,
  changes: Changes,
): Item[] | null {
  return items?.map((item, i) => withChanges(item, `${base}[${i}].`, changes)) ?? null;
}

function replacedMode(mode: Mode, base: string, changes: Changes): Mode {
  if (!touches(changes, base)) return mode;
  return {
    ...withChanges(mode, base, changes),
    sizes: listed(mode.sizes, `${base}sizes`, changes),
    pool_tiers: listed(mode.pool_tiers, `${base}pool_tiers`, changes),
    gpu: listed(mode.gpu, `${base}gpu`, changes),
    ...replacedOverlays(mode, base, changes),
  };
}

const replacedOverlays = (
  { storage, network }: Pick<Mode, "storage" | "network">,
  base: string,
  changes: Changes,
): Pick<Mode, "storage" | "network"> => ({
  ...(storage && { storage: withChanges(storage, `${base}storage.`, changes) }),
  ...(network && { network: withChanges(network, `${base}network.`, changes) }),
});

function replaced<Core extends CardCore>(card: Core, changes: Changes): Core {
  return {
    ...card,
    modes: card.modes.map((mode, i) => replacedMode(mode, `modes[${i}].`, changes)),
    plans: card.plans.map((plan, i) => {
      const base = `plans[${i}].`;
      return touches(changes, base)
        ? { ...withChanges(plan, base, changes), ...replacedOverlays(plan, base, changes) }
        : plan;
    }),
    storage: withChanges(card.storage, "storage.", changes),
    network: withChanges(card.network, "network.", changes),
    free: withChanges(card.free, "free.", changes),
  };
}
