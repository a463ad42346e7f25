import fc from "fast-check";
import { featureKeys } from "../../../src/card/features";
import { columnWidthRange } from "../../../src/compare/column-state";
import type { ColumnState } from "../../../src/compare/columns";
import { columnPresets, matrixColumns, nameColumn } from "../../../src/compare/matrix-columns";
import type { BoundKey, Need, Requirements, SetKey } from "../../../src/compare/requirements";
import { mostOwnRate } from "../../../src/cost/own-rates";
import type { Axis } from "../../../src/cost/sweep/axis";
import {
  defaultWorkload,
  numberFields,
  operatingSystems,
  type Workload,
} from "../../../src/cost/workload";
import { type Choices, costViews, defaultChoices, views } from "../../../src/link/choices";

/*
 * Choices as an app may hold them: each part either as at first or any value that is in order, in
 * the form that a link gives back (no empty set, shown columns only without a preset).
 */

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,6}$/);
const cardId = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join("-"));
const column = fc.constantFrom(...matrixColumns.map(({ id }) => id));
/** The names too are sorted by and sized, though they are no column to choose. */
const anyColumn = fc.oneof(fc.constant(nameColumn.id), column);
const wellFormed = fc
  .string({ unit: "binary", minLength: 1, maxLength: 12 })
  .filter((text) => !/\p{Surrogate}/u.test(text));
const rate = fc.double({ min: 0, max: mostOwnRate, noNaN: true }).map((value) => value + 0);
const amount = fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((n) => n + 0);
const distinct = <Item>(item: fc.Arbitrary<Item>, options: { min?: number; max?: number } = {}) =>
  fc.uniqueArray(item, { minLength: options.min ?? 0, maxLength: options.max ?? 4 });
const orDefault = <Value>(initial: Value, other: fc.Arbitrary<Value>): fc.Arbitrary<Value> =>
  fc.oneof(fc.constant(initial), other);

const workload: fc.Arbitrary<Workload> = fc
  .record({
    numbers: fc.record(
      Object.fromEntries(
        numberFields.map(({ key, limit }) => [
          key,
          fc.oneof(
            fc.double({ min: 0, max: limit, noNaN: true }).map((n) => n + 0),
            fc.constant(limit),
          ),
        ]),
      ),
      { requiredKeys: [] },
    ),
    gpuType: orDefault(defaultWorkload.gpuType, wellFormed),
    os: fc.constantFrom(...operatingSystems.map(({ value }) => value)),
    splitSessions: fc.boolean(),
  })
  .map(({ numbers, ...others }) => ({ ...defaultWorkload, ...numbers, ...others }));

const needs = fc
  .array(fc.tuple(fc.constantFrom(...featureKeys), fc.constantFrom<Need>("must", "nice", "not")), {
    maxLength: 6,
  })
  .map((entries): Requirements["needs"] => Object.fromEntries(entries));

const boundKeys: readonly BoundKey[] = [
  "maxSessionHours",
  "maxVcpu",
  "maxRamGib",
  "concurrency",
  "coldStartMs",
  "monthlyUsd",
];
const setKeys: readonly SetKey[] = [
  "category",
  "isolation",
  "region",
  "ownership",
  "stage",
  "os",
  "sdk",
];
const fields = <Key extends string, Value>(
  keys: readonly Key[],
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Partial<Record<Key, Value>>> =>
  fc
    .uniqueArray(fc.tuple(fc.constantFrom(...keys), value), { selector: ([key]) => key })
    .map((entries) => {
      const record: Partial<Record<Key, Value>> = {};
      for (const [key, chosen] of entries) record[key] = chosen;
      return record;
    });

const setValue = wellFormed.filter((text) => text !== "any");

const requirements: fc.Arbitrary<Requirements> = fc.record({
  needs,
  bounds: fields(boundKeys, amount),
  sets: orDefault<Requirements["sets"]>(
    defaultChoices.requirements.sets,
    fields(setKeys, distinct(setValue, { min: 1 })),
  ),
  unknownMayPass: fc.boolean(),
});

const widths = fc.dictionary(
  anyColumn,
  fc.double({ min: columnWidthRange.least, max: columnWidthRange.most, noNaN: true }),
  {
    maxKeys: 3,
    noNullPrototype: true,
  },
);

type Layout = Pick<ColumnState, "preset" | "shown">;

const columns: fc.Arbitrary<ColumnState> = fc
  .record({
    layout: fc.oneof(
      fc
        .constantFrom(...columnPresets.map(({ key }) => key))
        .map((preset): Layout => ({ preset, shown: [] })),
      distinct(column).map((shown): Layout => ({ preset: null, shown })),
    ),
    pinned: distinct(column),
    widths,
    sort: fc.uniqueArray(fc.record({ column: anyColumn, descending: fc.boolean() }), {
      selector: (entry) => entry.column,
      maxLength: 3,
    }),
    groupBy: fc.constantFrom(null, "category" as const, "isolation" as const),
  })
  .map(({ layout, ...others }) => ({ ...layout, ...others }));

const knobName = fc.tuple(cardId, wellFormed).map(([id, knob]) => `${id}/${knob}`);

const axis: fc.Arbitrary<Axis> = fc.oneof(
  fc.constantFrom(...numberFields).map(({ key }): Axis => ({ kind: "field", field: key })),
  fc.tuple(cardId, wellFormed).map(([id, knobId]): Axis => ({ kind: "knob", cardId: id, knobId })),
);

const ratePath = fc.oneof(
  fc
    .tuple(fc.constantFrom("modes", "plans"), fc.nat(20), word)
    .map(([list, i, key]) => `${list}[${i}].${key}`),
  fc.tuple(fc.nat(9), fc.nat(9)).map(([i, j]) => `modes[${i}].sizes[${j}].hour`),
  fc.constant("network.egress_gib"),
);

/** Any choices in order. */
export const anyChoices: fc.Arbitrary<Choices> = fc.record({
  view: fc.constantFrom(...views),
  workload: orDefault(defaultWorkload, workload),
  knobs: fc.dictionary(knobName, fc.oneof(amount, fc.boolean()), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  ownRates: fc.dictionary(
    cardId,
    fc.dictionary(ratePath, rate, { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
    { maxKeys: 2, noNullPrototype: true },
  ),
  requirements: orDefault(defaultChoices.requirements, requirements),
  columns: orDefault(defaultChoices.columns, columns),
  compared: distinct(cardId, { max: 6 }),
  onlyDifferences: fc.boolean(),
  provider: fc.option(cardId),
  evidence: fc.option(fc.record({ cardId, feature: fc.constantFrom(...featureKeys) })),
  costView: fc.constantFrom(...costViews),
  curveAxis: axis,
  curveScaleX: fc.constantFrom("linear", "log"),
  curveLines: fc.constantFrom("leaders", "compared"),
  curveSpan: fc.constantFrom("all", "near"),
  curveScaleY: fc.constantFrom("linear", "log"),
  mapX: axis,
  mapY: axis,
  against: fc.option(cardId),
});

/** The parts of a link in any order, with junk between them. */
export const anyFragment: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom(
            "v",
            "view",
            "vcpu",
            "must",
            "nice",
            "not",
            "category",
            "region",
            "widths",
            "sort",
            "columns",
            "preset",
            "compared",
            "evidence",
            "curve",
            "knob.modal/region",
            "own.modal/modes[0].vcpu_h",
            "own.modal/modes.0.vcpu_h",
            "own.constructor/__proto__",
            "__proto__",
            "constructor",
            "toString",
          ),
          fc.string({ unit: "binary", maxLength: 8 }),
        ),
        fc.oneof(
          fc.constantFrom(
            "1",
            "fork",
            "fork,root,fork",
            "a:30,b:x",
            "-a,b",
            "any",
            "none",
            "%",
            "%E0%A4%A",
          ),
          fc.string({ unit: "binary", maxLength: 10 }),
        ),
      ),
      { maxLength: 8 },
    )
    .map((pairs) => pairs.map(([key, value]) => `${key}=${value}`).join("&")),
);
