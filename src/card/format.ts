/*
 * Numbers as people read them. One fixed locale, so that a shared link, an export and a
 * screenshot say the same everywhere.
 */
const fixed = (digits: number) =>
  new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
const upTo = (digits: number) => new Intl.NumberFormat("en-US", { maximumFractionDigits: digits });

const whole = fixed(0);
const one = upTo(1);
const cents = fixed(2);
const four = upTo(4);
const exact = upTo(12);
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const signed = (value: number, write: (magnitude: number) => string) =>
  value < 0 ? `−${write(-value)}` : write(value);

/** $1,840 from a thousand on, $30.00 below it, three digits below a dollar ($0.0446). */
export function money(usd: number): string {
  return signed(usd, (value) => {
    if (value === 0) return "$0";
    if (value >= 999.995) return `$${whole.format(value)}`;
    if (value >= 0.9995) return `$${cents.format(value)}`;
    return `$${threeDigits(value)}`;
  });
}

function threeDigits(value: number): string {
  const places = Math.min(12, Math.max(2, 2 - Math.floor(Math.log10(value))));
  const text = value.toFixed(places);
  return text.replace(/(\.\d\d\d*?)0+$/, "$1");
}

/** Every digit that is there, for those who check: $0.0000115, $1,840.25. */
export function moneyExact(usd: number): string {
  return signed(usd, (value) => {
    const text = exact.format(value);
    const [, decimals = ""] = text.split(".");
    return `$${decimals.length < 2 && decimals.length > 0 ? `${text}0` : text}`;
  });
}

/** For axes: $950, $1.8k, $12k, $3.4M. */
export function moneyShort(usd: number): string {
  return signed(usd, (value) => {
    if (value >= 999_500) return `$${short(value / 1e6)}M`;
    if (value >= 999.5) return `$${short(value / 1e3)}k`;
    if (value >= 10 || Number.isInteger(value)) return `$${whole.format(value)}`;
    return money(value);
  });
}

const short = (value: number) =>
  value < 9.95 ? String(Number(value.toFixed(1))) : whole.format(value);

export const atLeast = (text: string): string => `≥ ${text}`;

export const integer = (value: number): string =>
  signed(value, (magnitude) => whole.format(magnitude));

/** At most four decimals, thousands grouped. */
export const number = (value: number): string =>
  signed(value, (magnitude) => four.format(magnitude));

/** A share (0 to 1) as "25 %". */
export function percent(share: number): string {
  const value = share * 100;
  const written = Math.abs(value) >= 10 || Number.isInteger(value) ? whole : one;
  if (value !== 0 && Math.abs(value) < 0.1) return value < 0 ? "> −0.1 %" : "< 0.1 %";
  return `${signed(value, (magnitude) => written.format(magnitude))} %`;
}

/** Hours as people say them: 36 s, 30 min, 1 h 30 min, 24 h, 30 days. */
export function duration(hours: number): string {
  return signed(hours, (value) => {
    if (value === 0) return "0";
    const seconds = value * 3600;
    if (seconds < 0.9995) return `${number(Number((seconds * 1000).toPrecision(3)))} ms`;
    if (seconds < 59.95) return `${number(Number(seconds.toPrecision(3)))} s`;
    const minutes = value * 60;
    if (minutes < 59.95) return `${number(Number(minutes.toPrecision(3)))} min`;
    if (value >= 72) return `${number(Number((value / 24).toPrecision(4)))} days`;
    const full = Math.floor(value + 1e-9);
    const rest = Math.round((value - full) * 60);
    if (full < 10 && rest > 0 && rest < 60) return `${full} h ${rest} min`;
    return `${number(Number(value.toPrecision(3)))} h`;
  });
}

/** GiB in the unit that reads best: 512 MiB, 4 GiB, 2 TiB. */
export function size(gib: number): string {
  return signed(gib, (value) => {
    if (value === 0) return "0 GiB";
    if (value >= 1024) return `${number(Number((value / 1024).toPrecision(3)))} TiB`;
    if (value < 1) return `${number(Number((value * 1024).toPrecision(3)))} MiB`;
    return `${number(Number(value.toPrecision(4)))} GiB`;
  });
}

/** "28 Sep 2026" from an ISO date; a text that is none comes back as it is. */
export function date(iso: string): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?(?:T|$)/.exec(iso);
  const month = months[Number(match?.[2]) - 1];
  if (!match || month === undefined) return iso;
  const [, year, , day] = match;
  if (day === undefined) return `${month} ${year}`;
  const days = new Date(Date.UTC(Number(year), Number(match[2]), 0)).getUTCDate();
  const inMonth = Number(day) >= 1 && Number(day) <= days;
  return inMonth ? `${Number(day)} ${month} ${year}` : iso;
}

/** "1 session", "1,000 sessions". */
export const count = (value: number, one: string, many = `${one}s`): string =>
  `${number(value)} ${value === 1 ? one : many}`;
