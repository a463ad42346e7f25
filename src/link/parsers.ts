import { cardIdForm } from "../card/schema";
import { decodeText, encodeText } from "./text";

/** A piece of a value that could not be read: the piece and what is wrong with it, "is not …". */
export interface Fault {
  readonly part: string;
  readonly problem: string;
}

export interface Parsed<Value> {
  /** Undefined: nothing of it can be used. */
  readonly value: Value | undefined;
  readonly faults: readonly Fault[];
}

/** How one kind of value stands in a link. `parse` undoes `serialize`, and takes any text. */
export interface Parser<Value> {
  readonly parse: (raw: string) => Parsed<Value>;
  readonly serialize: (value: Value) => string;
}

const good = <Value>(value: Value): Parsed<Value> => ({ value, faults: [] });
const bad = <Value>(part: string, problem: string): Parsed<Value> => ({
  value: undefined,
  faults: [{ part, problem }],
});

/** A parser of decoded text; `read` gives the value or what is wrong. */
export const parserOf = <Value>(
  read: (text: string) => { readonly value: Value } | { readonly problem: string },
  write: (value: Value) => string,
): Parser<Value> => ({
  parse: (raw) => {
    const text = decodeText(raw);
    const outcome = read(text);
    return "problem" in outcome ? bad(text, outcome.problem) : good(outcome.value);
  },
  serialize: (value) => encodeText(write(value)),
});

// Each digit can be read in one way only: a long row of them that is no number is refused at once.
const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A number as links write it; null where the text is none. */
export function readNumber(text: string): number | null {
  const value = decimal.test(text) ? Number(text) : Number.NaN;
  // Adding 0 turns −0 into 0.
  return Number.isFinite(value) ? value + 0 : null;
}

/** A number within bounds, both among it. */
export const numberWithin = (min: number, max: number): Parser<number> =>
  parserOf((text) => {
    const value = readNumber(text);
    if (value === null) return { problem: "is not a number" };
    if (value < min) return { problem: `is below ${min.toLocaleString("en")}` };
    if (value > max) return { problem: `is above ${max.toLocaleString("en")}` };
    return { value };
  }, String);

/** One of a few words. */
export const oneOf = <const Word extends string>(words: readonly Word[]): Parser<Word> =>
  parserOf(
    (text) => {
      const value = words.find((word) => word === text);
      return value === undefined ? { problem: `is none of ${words.join(", ")}` } : { value };
    },
    (value) => value,
  );

/** Yes or no, under the words that read well in the place. */
export const flag = (yes: string, no: string): Parser<boolean> => {
  const words = oneOf([yes, no]);
  return {
    parse: (raw) => {
      const { value, faults } = words.parse(raw);
      return { value: value === undefined ? undefined : value === yes, faults };
    },
    serialize: (value) => words.serialize(value ? yes : no),
  };
};

const longestText = 200;

/** Any text that is not empty. */
export const freeText: Parser<string> = parserOf(
  (text) => {
    if (text === "") return { problem: "is empty" };
    return text.length > longestText ? { problem: "is too long" } : { value: text };
  },
  (value) => value,
);

/** A text of one form, for example an id. */
export const textLike = (form: RegExp, problem: string): Parser<string> =>
  parserOf(
    (text) => (text.length <= longestText && form.test(text) ? { value: text } : { problem }),
    (value) => value,
  );

export interface ListOptions<Item> {
  /** What makes two items one; the second is then left out without a word. */
  readonly keyOf: (item: Item) => string;
  /** The word for a list with nothing in it. */
  readonly empty: string;
  readonly most?: number;
  /** Items may have commas in them, so that only a bare one parts two items. */
  readonly mayHoldCommas?: boolean;
}

/** Several values, separated by commas. What can't be read is left out, the others stay. */
export const listOf = <Item>(
  item: Parser<Item>,
  { keyOf, empty, most = 1000, mayHoldCommas = false }: ListOptions<Item>,
): Parser<readonly Item[]> => ({
  parse: (raw) => {
    if (raw === empty) return good([]);
    const items = new Map<string, Item>();
    const faults: Fault[] = [];
    for (const piece of raw.split(mayHoldCommas ? "," : /,|%2c/i)) {
      const { value, faults: own } = item.parse(piece);
      faults.push(...own);
      if (value === undefined || items.has(keyOf(value))) continue;
      if (items.size < most) items.set(keyOf(value), value);
      else faults.push({ part: decodeText(piece), problem: `comes after the ${most} that fit` });
    }
    return { value: items.size === 0 ? undefined : [...items.values()], faults };
  },
  serialize: (items) => (items.length === 0 ? empty : items.map(item.serialize).join(",")),
});

/** A list of texts, each once. */
export const textsOf = (
  item: Parser<string>,
  options: Omit<ListOptions<string>, "keyOf">,
): Parser<readonly string[]> => listOf(item, { keyOf: (text) => text, ...options });

export const cardId = textLike(cardIdForm, "is not the id of a card");
