import { type Choices, defaultChoices } from "./choices";
import { type LinkKey, type LinkNotice, type Pair, readable, shown } from "./key";
import { linkKeys } from "./keys";
import { decodeText, encodeEnd, encodeText } from "./text";

export const linkVersion = "1";

/** What a link says, and what of it had to be left out. */
export interface Opened {
  readonly choices: Choices;
  readonly notices: readonly LinkNotice[];
}

/** The fragment that carries these choices, without "#"; empty for those of a first visit. */
export function encodeChoices(choices: Choices): string {
  const parts = linkKeys.flatMap((key) => key.write(choices));
  if (parts.length === 0) return "";
  const pairs = [{ key: "v", raw: linkVersion }, ...parts];
  return encodeEnd(pairs.map(({ key, raw }) => `${encodeText(key)}=${raw}`).join("&"));
}

/** The same choices without negotiated rates, for a link that goes to others. */
export const withoutOwnRates = (choices: Choices): Choices => ({
  ...choices,
  ownRates: defaultChoices.ownRates,
});

const byName: ReadonlyMap<string, LinkKey> = new Map(linkKeys.map((key) => [key.name, key]));

function findKey(key: string): LinkKey | undefined {
  const dot = key.indexOf(".");
  return byName.get(dot < 0 ? key : `${key.slice(0, dot)}.*`);
}

/** Some programs send a link on with its separators encoded, for a form or for HTML. */
const partsOf = (fragment: string): string[] =>
  (fragment.includes("=") ? fragment : decodeText(fragment)).split(/&(?:amp;)?/);

function pairOf(part: string): Pair {
  const at = part.indexOf("=");
  if (at < 0) return { key: decodeText(part), raw: "" };
  return { key: decodeText(part.slice(0, at)), raw: part.slice(at + 1) };
}

const versionNotice = ({ key, raw }: Pair): LinkNotice => ({
  key,
  value: decodeText(raw),
  problem: `This link is of version ${shown(decodeText(raw))}, which this app does not know; what it can read of it is used.`,
});

const unknownNotice = ({ key, raw }: Pair): LinkNotice => ({
  key,
  value: decodeText(raw),
  problem: `${shown(key)} is not something that a link can hold; it is left out.`,
});

/**
 * The choices of a fragment, with or without "#". Takes any text: what can't be read is left out,
 * has its default, and is named in a notice.
 */
export function decodeChoices(fragment: string): Opened {
  const known = new Map<LinkKey, Pair[]>();
  const notices: LinkNotice[] = [];
  for (const part of partsOf(fragment.replace(/^#/, ""))) {
    if (part === "") continue;
    const pair = pairOf(part);
    const key = findKey(pair.key);
    if (pair.key === "v") {
      if (decodeText(pair.raw) !== linkVersion) notices.push(versionNotice(pair));
    } else if (key === undefined) {
      notices.push(unknownNotice(pair));
    } else {
      const pairs = known.get(key);
      if (pairs === undefined) known.set(key, [pair]);
      else pairs.push(pair);
    }
  }
  let choices = defaultChoices;
  for (const key of linkKeys) {
    const reading = key.read(known.get(key) ?? [], choices);
    choices = reading.choices;
    for (const notice of reading.notices) notices.push(notice);
  }
  return { choices, notices: readable(notices) };
}
