import { cardIdForm } from "../card/schema";
import { mostOwnRate } from "../cost/own-rates";
import type { OwnRates } from "./choices";
import { family, type LinkKey } from "./key";
import { numberWithin, parserOf, readNumber } from "./parsers";

const knobName = /^[a-z0-9]+(?:-[a-z0-9]+)*\/.{1,100}$/su;

const knobValue = parserOf<number | boolean>(
  (text) => {
    if (text === "on" || text === "off") return { value: text === "on" };
    const value = readNumber(text);
    return value === null ? { problem: "is neither a number nor on or off" } : { value };
  },
  (value) => (typeof value === "number" ? String(value) : value ? "on" : "off"),
);

/** In a link a place in a list is ".0", since brackets break links in many a chat. */
const ratePath = /^[a-z_]\w*(?:\.\w+)*$/i;
const toLinkPath = (path: string): string => path.replace(/\[(\d+)\]/g, ".$1");
const fromLinkPath = (path: string): string => path.replace(/\.(\d+)(?=\.|$)/g, "[$1]");

const rateName = (cardId: string, path: string): string => `${cardId}/${toLinkPath(path)}`;

function faultOfRate(name: string): string | null {
  const slash = name.indexOf("/");
  const isRate =
    cardIdForm.test(name.slice(0, Math.max(slash, 0))) &&
    ratePath.test(toLinkPath(name.slice(slash + 1))) &&
    name.length <= 200;
  return isRate ? null : "does not name a rate of a card";
}

function ratesOf(values: ReadonlyMap<string, number>): OwnRates {
  const cards = new Map<string, Map<string, number>>();
  for (const [name, value] of values) {
    const slash = name.indexOf("/");
    const id = name.slice(0, slash);
    const rates = cards.get(id) ?? new Map<string, number>();
    cards.set(id, rates.set(fromLinkPath(toLinkPath(name.slice(slash + 1))), value));
  }
  return Object.fromEntries([...cards].map(([id, rates]) => [id, Object.fromEntries(rates)]));
}

/** What the user set in place of what cards say: knobs and own rates. */
export const dialKeys: readonly LinkKey[] = [
  family({
    prefix: "knob",
    label: "Knob",
    faultOf: (name) => (knobName.test(name) ? null : "does not name a card’s knob"),
    parser: knobValue,
    get: ({ knobs }) => new Map(Object.entries(knobs)),
    set: (choices, values) => ({ ...choices, knobs: Object.fromEntries(values) }),
  }),
  family({
    prefix: "own",
    label: "Own rate",
    faultOf: faultOfRate,
    parser: numberWithin(0, mostOwnRate),
    get: ({ ownRates }) =>
      new Map(
        Object.entries(ownRates).flatMap(([id, rates]) =>
          Object.entries(rates).map(([path, value]): [string, number] => [
            rateName(id, path),
            value,
          ]),
        ),
      ),
    set: (choices, values) => ({ ...choices, ownRates: ratesOf(values) }),
  }),
];
