import * as z from "zod/mini";
import {
  choiceFields,
  defaultWorkload,
  type NumberField,
  numberFields,
  type Workload,
} from "./workload";

// A share ends at 1; any other quantity may be as large as someone's month is.
const quantity = ({ share }: NumberField) =>
  share
    ? z.optional(z.number().check(z.nonnegative(), z.lte(1)))
    : z.optional(z.number().check(z.nonnegative()));

const numberShape = Object.fromEntries(numberFields.map((f) => [f.name, quantity(f)]));

/** A workload as files and the command line write it: any subset of the fields. */
export const workloadFileSchema = z.strictObject({
  ...numberShape,
  gpu_type: z.optional(z.string().check(z.minLength(1))),
  os: z.optional(z.string().check(z.minLength(1))),
  split_sessions: z.optional(z.boolean()),
});

/** The workload of a file, with the default in each field that it leaves out. */
export function workloadFromFile(file: z.infer<typeof workloadFileSchema>): Workload {
  const values: Record<string, unknown> = file;
  const changed = Object.fromEntries(
    [...numberFields, ...choiceFields].flatMap(({ key, name }) =>
      values[name] === undefined ? [] : [[key, values[name]]],
    ),
  );
  return { ...defaultWorkload, ...changed };
}

/** All fields under their names in files. */
export function workloadToFile(workload: Workload): Record<string, number | string | boolean> {
  return Object.fromEntries(
    [...numberFields, ...choiceFields].map(({ key, name }) => [name, workload[key]]),
  );
}
