import {
  choiceFields,
  type NumberField,
  numberFields,
  operatingSystems,
  type WorkloadKey,
} from "../cost/workload";
import type { Choices } from "./choices";
import { type LinkKey, single } from "./key";
import { flag, freeText, numberWithin, oneOf } from "./parsers";

/*
 * A key a field, under the field's name on the command line: a field of the registry is in the
 * address without more ado.
 */

const withField = (
  choices: Choices,
  key: WorkloadKey,
  value: number | string | boolean,
): Choices => ({ ...choices, workload: { ...choices.workload, [key]: value } });

const numberKey = ({ key, name, label, limit }: NumberField): LinkKey =>
  single({
    key: name,
    label,
    parser: numberWithin(0, limit),
    get: ({ workload }) => workload[key],
    set: (choices, value) => withField(choices, key, value),
  });

const systems = oneOf(operatingSystems.map(({ value }) => value));

function choiceKey({ key, name, label }: (typeof choiceFields)[number]): LinkKey {
  if (key === "splitSessions") {
    return single({
      key: name,
      label,
      parser: flag("yes", "no"),
      get: ({ workload }) => workload[key],
      set: (choices, value) => withField(choices, key, value),
    });
  }
  return single<string>({
    key: name,
    label,
    parser: key === "os" ? { ...systems, serialize: freeText.serialize } : freeText,
    get: ({ workload }) => workload[key],
    set: (choices, value) => withField(choices, key, value),
  });
}

export const workloadKeys: readonly LinkKey[] = [
  ...numberFields.map(numberKey),
  ...choiceFields.map(choiceKey),
];
