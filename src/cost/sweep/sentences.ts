import { duration } from "../../card/format";
import type { CardCore } from "../../card/schema";
import type { Axis, AxisAbout } from "./axis";

/*
 * Places of an axis and break-even points in words, the same on screen, in exports and in a
 * terminal.
 */

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const rough = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 4 });

const counted = (text: string, one: string, many: string): string =>
  `${text} ${text === "1" ? one : many}`;

const fieldWords: Readonly<Record<string, (text: string) => string>> = {
  vcpu: (n) => `${n} vCPU`,
  ramGib: (n) => `${n} GiB of RAM`,
  diskGib: (n) => `${n} GiB of disk`,
  sessions: (n) => `${counted(n, "session", "sessions")} a month`,
  hours: (n) => `${n} a session`,
  concurrency: (n) => `${n} at once`,
  cpuActive: (n) => `${n} % of CPU busy`,
  ramActive: (n) => `${n} % of RAM in use`,
  pausedHours: (n) => `${n} paused a session`,
  snapshotGib: (n) => `${n} GiB of snapshots`,
  egressGib: (n) => `${n} GiB of egress a month`,
  ipv4: (n) => counted(n, "public IPv4 address", "public IPv4 addresses"),
  seats: (n) => counted(n, "seat", "seats"),
  gpuCount: (n) => `${counted(n, "GPU", "GPUs")} a sandbox`,
};

/** A value of an axis in words: "1,840 sessions a month", "90 s a session", "30 % of CPU busy". */
export function placeText(axis: Axis, about: AxisAbout, value: number): string {
  const shown = about.share ? value * 100 : value;
  const isTime = axis.kind === "field" && about.unit === "h";
  const number = about.whole ? whole.format(shown) : rough.format(shown);
  const text = isTime ? duration(value) : number;
  if (axis.kind === "field") return fieldWords[axis.field]?.(text) ?? text;
  return `${about.label} at ${text}${about.unit === "" ? "" : ` ${about.unit}`}`;
}

/** "above 1,840 sessions a month Modal is cheaper than E2B" */
export function breakEvenSentence(
  change: {
    readonly first: CardCore;
    readonly second: CardCore;
    readonly above: CardCore | null;
    readonly at: number;
    readonly until: number;
  },
  axis: Axis,
  about: AxisAbout,
): string {
  const { first, second, above, at, until } = change;
  if (above === null) {
    return `above ${placeText(axis, about, at)} ${first.name} and ${second.name} cost the same`;
  }
  const other = above === first ? second : first;
  const place = placeText(axis, about, until);
  return `above ${place} ${above.name} is cheaper than ${other.name}`;
}

/** "above 24 h a session Modal can't run it, and E2B is the cheapest" */
export function leaderSentence(
  change: {
    readonly below: CardCore | null;
    readonly above: CardCore | null;
    readonly at: number;
    readonly kind: "crossing" | "jump" | "limit";
  },
  axis: Axis,
  about: AxisAbout,
): string {
  const { below, above, kind } = change;
  const place = `above ${placeText(axis, about, change.at)}`;
  if (above === null) return `${place} nobody has a price`;
  if (below === null) return `${place} ${above.name} is the cheapest`;
  return kind === "limit"
    ? `${place} ${below.name} has no price, and ${above.name} is the cheapest`
    : `${place} ${above.name} is the cheapest instead of ${below.name}`;
}
