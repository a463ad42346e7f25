import * as z from "zod/mini";
import { type FeatureKey, isFeatureKey } from "../card/features";
import { formatPath } from "../card/parse";
import { bothRequirements, featureRequirement } from "../compare/feature-requirement";
import { requirementOf } from "../compare/requirement";
import { noRequirements, type Requirements } from "../compare/requirements";
import type { KnobValues } from "../cost/knobs";
import type { Requirement } from "../cost/prepare";
import { defaultWorkload, type Workload } from "../cost/workload";
import { workloadFileSchema, workloadFromFile, workloadToFile } from "../cost/workload-file";
import type { OwnRates } from "../link/choices";
import { decodeChoices } from "../link/codec";
import { CliError } from "./output";

/** What the price command is asked: a link's state with the flags on top. */
export interface PriceQuestion {
  readonly workload: Workload;
  readonly knobs: KnobValues;
  readonly ownRates: OwnRates;
  /** What a link filters by; the flags add to `requirement` alone. */
  readonly requirements: Requirements;
  readonly requirement: Requirement;
  readonly unknownMayPass: boolean;
  /** What of a link could not be read; for people, on stderr. */
  readonly notes: readonly string[];
}

export interface PriceFlags {
  readonly workload?: string | undefined;
  readonly knobs?: string | undefined;
  readonly require?: string | undefined;
  readonly forbid?: string | undefined;
  readonly "unknown-may-pass"?: boolean | undefined;
  readonly url?: string | undefined;
}

function parseJson(flag: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(`--${flag} is not JSON: ${text}`);
  }
}

function parseAs<Schema extends z.ZodMiniType>(
  flag: string,
  text: string,
  schema: Schema,
): z.infer<Schema> {
  const result = schema.safeParse(parseJson(flag, text));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field =
    issue?.code === "unrecognized_keys" ? issue.keys.join(", ") : formatPath(issue?.path ?? []);
  const problem =
    issue?.code === "unrecognized_keys" ? "is no field of it" : (issue?.message ?? "is not valid");
  throw new CliError(`--${flag}: ${field || "the whole of it"}: ${problem}`);
}

// A value of another type leaves the knob at its default (cost-model.md, "Fine print").
const knobsSchema = z.record(z.string(), z.unknown());

function readKnobs(text: string): KnobValues {
  const entries = Object.entries(parseAs("knobs", text, knobsSchema));
  return Object.fromEntries(
    entries.flatMap(([key, value]) =>
      typeof value === "number" || typeof value === "boolean" ? [[key, value]] : [],
    ),
  );
}

function readFeatures(flag: string, text: string | undefined): FeatureKey[] {
  const keys = (text ?? "").split(",").map((key) => key.trim());
  return keys
    .filter((key) => key !== "")
    .map((key) => {
      if (!isFeatureKey(key))
        throw new CliError(`--${flag}: there is no feature ${JSON.stringify(key)}`);
      return key;
    });
}

type LinkState = Pick<PriceQuestion, "workload" | "knobs" | "ownRates" | "requirements" | "notes">;

const nothing: LinkState = {
  workload: defaultWorkload,
  knobs: {},
  ownRates: {},
  requirements: noRequirements,
  notes: [],
};

function fromLink(url: string): LinkState {
  const hash = url.indexOf("#");
  const { choices, notices } = decodeChoices(hash < 0 ? "" : url.slice(hash + 1));
  const { workload, knobs, ownRates, requirements } = choices;
  return { workload, knobs, ownRates, requirements, notes: notices.map(({ problem }) => problem) };
}

/** The question that flags ask; throws CliError at one that can't be read. */
export function readQuestion(flags: PriceFlags): PriceQuestion {
  const base = flags.url === undefined ? nothing : fromLink(flags.url);
  const asked =
    flags.workload === undefined ? {} : parseAs("workload", flags.workload, workloadFileSchema);
  return {
    ...base,
    workload: workloadFromFile({ ...workloadToFile(base.workload), ...asked }),
    knobs: { ...base.knobs, ...(flags.knobs === undefined ? {} : readKnobs(flags.knobs)) },
    requirement: bothRequirements(
      requirementOf(base.requirements),
      featureRequirement(
        readFeatures("require", flags.require),
        readFeatures("forbid", flags.forbid),
      ),
    ),
    unknownMayPass: base.requirements.unknownMayPass || flags["unknown-may-pass"] === true,
  };
}
