import { type Choices, defaultChoices } from "./choices";
import type { Fault, Parser } from "./parsers";
import { decodeText } from "./text";

/** A part of a link, "vcpu=4": the key as text, the value as it stands there. */
export interface Pair {
  readonly key: string;
  readonly raw: string;
}

/** What was left out of a link: a whole sentence in `problem`. */
export interface LinkNotice {
  readonly key: string;
  readonly value: string;
  readonly problem: string;
}

export interface Reading {
  readonly choices: Choices;
  readonly notices: readonly LinkNotice[];
}

/** One key of the address, or a family of keys with one beginning, and what it says of the state. */
export interface LinkKey {
  /** "vcpu"; a family is "knob.*". */
  readonly name: string;
  /** Parts of the link; none where the state is as it is at first. */
  readonly write: (choices: Choices) => readonly Pair[];
  /** Puts what the parts of this key say into the state. */
  readonly read: (pairs: readonly Pair[], choices: Choices) => Reading;
}

const longestShown = 40;

/** A value as a notice shows it. */
export function shown(text: string): string {
  const chars = [...text];
  return chars.length > longestShown ? `“${chars.slice(0, longestShown).join("")}…”` : `“${text}”`;
}

/** A notice on each fault, with what becomes of it. */
export const noticesOf = (
  label: string,
  { key, raw }: Pair,
  faults: readonly Fault[],
  outcome: string,
): LinkNotice[] => {
  const value = decodeText(raw);
  return faults.map(({ part, problem }) => ({
    key,
    value,
    problem: `${label} ${shown(part)} ${problem}; ${outcome}.`,
  }));
};

const mostNotices = 20;

/** So many notices as one can read; the last then says how many more there are. */
export function readable(notices: readonly LinkNotice[]): readonly LinkNotice[] {
  if (notices.length <= mostNotices) return notices;
  const more = notices.length - mostNotices + 1;
  return [
    ...notices.slice(0, mostNotices - 1),
    { key: "", value: "", problem: `${more.toLocaleString("en")} more parts are left out.` },
  ];
}

const repeated = (label: string, { key, raw }: Pair): LinkNotice => ({
  key,
  value: decodeText(raw),
  problem: `${label} is in the link more than once; the first is used.`,
});

export interface SingleKey<Value> {
  readonly key: string;
  /** What the value is called in a notice. */
  readonly label: string;
  readonly parser: Parser<Value>;
  /** Null: nothing of this is chosen, so nothing is written. */
  readonly get: (choices: Choices) => Value | null;
  readonly set: (choices: Choices, value: Value) => Choices;
}

/** A key with one value; its default is what the first visit has. */
export function single<Value>({ key, label, parser, get, set }: SingleKey<Value>): LinkKey {
  const textOf = (choices: Choices): string | null => {
    const value = get(choices);
    return value === null ? null : parser.serialize(value);
  };
  const initial = textOf(defaultChoices);
  return {
    name: key,
    write: (choices) => {
      const raw = textOf(choices);
      return raw === null || raw === initial ? [] : [{ key, raw }];
    },
    read: (pairs, choices) => {
      const [first, ...others] = pairs;
      if (first === undefined) return { choices, notices: [] };
      const { value, faults } = parser.parse(first.raw);
      const used = !initial ? "it is left out" : `${decodeText(initial)} is used`;
      const outcome = value === undefined ? used : "it is left out";
      return {
        choices: value === undefined ? choices : set(choices, value),
        notices: [
          ...noticesOf(label, first, faults, outcome),
          ...others.map((pair) => repeated(label, pair)),
        ],
      };
    },
  };
}

export interface FamilyKey<Value> {
  /** "knob": its keys are "knob.<name>". */
  readonly prefix: string;
  readonly label: string;
  /** What is wrong with a name, "is not …"; null where it is in order. */
  readonly faultOf: (name: string) => string | null;
  readonly parser: Parser<Value>;
  readonly get: (choices: Choices) => ReadonlyMap<string, Value>;
  readonly set: (choices: Choices, values: ReadonlyMap<string, Value>) => Choices;
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Keys with one beginning, for values that have names of their own; there are none at first. */
export function family<Value>(options: FamilyKey<Value>): LinkKey {
  const { prefix, label, faultOf, parser, get, set } = options;
  return {
    name: `${prefix}.*`,
    write: (choices) =>
      [...get(choices)]
        .sort(([a], [b]) => compareText(a, b))
        .map(([name, value]) => ({ key: `${prefix}.${name}`, raw: parser.serialize(value) })),
    read: (pairs, choices) => {
      const values = new Map<string, Value>();
      const notices: LinkNotice[] = [];
      for (const pair of pairs) {
        const name = pair.key.slice(prefix.length + 1);
        const fault = faultOf(name);
        if (fault !== null) {
          notices.push(
            ...noticesOf(label, pair, [{ part: name, problem: fault }], "it is left out"),
          );
        } else if (values.has(name)) {
          notices.push(repeated(`${label} ${shown(name)}`, pair));
        } else {
          const { value, faults } = parser.parse(pair.raw);
          notices.push(...noticesOf(`${label} ${name}`, pair, faults, "it is left out"));
          if (value !== undefined) values.set(name, value);
        }
      }
      return { choices: values.size === 0 ? choices : set(choices, values), notices };
    },
  };
}
