import type { CardCore } from "../card/schema";
import { type Axis, type AxisRange, type AxisState, axisAbout } from "../cost/sweep/axis";
import { numberFields } from "../cost/workload";
import { CliError } from "./output";

/** What `--sweep` asks for. */
export interface SweepFlag {
  readonly axis: Axis;
  /** As it was written: "sessions", "modal/region". */
  readonly name: string;
  readonly range: AxisRange;
  readonly steps: number;
}

const form = "--sweep is FIELD=from:to:steps[:log], for example sessions=100:20000:40:log";
const mostSteps = 10_000;

function axisNamed(name: string): Axis {
  const field = numberFields.find((each) => each.name === name);
  if (field !== undefined) return { kind: "field", field: field.key };
  const [cardId, knobId, ...more] = name.split("/");
  if (cardId && knobId && more.length === 0) return { kind: "knob", cardId, knobId };
  const fields = numberFields.map((each) => each.name).join(", ");
  throw new CliError(
    `--sweep: there is no field ${JSON.stringify(name)}; it takes ${fields}, or a knob as card/knob`,
  );
}

function numberNamed(what: string, text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || text.trim() === "" || !Number.isFinite(value)) {
    throw new CliError(`--sweep: ${what} is no number: ${JSON.stringify(text ?? "")}; ${form}`);
  }
  return value;
}

/** Reads `--sweep`; throws CliError with what is wrong and the form it takes. */
export function readSweep(text: string): SweepFlag {
  const at = text.indexOf("=");
  if (at < 1) throw new CliError(form);
  const name = text.slice(0, at);
  const [fromText, toText, stepsText, scaleText, ...more] = text.slice(at + 1).split(":");
  const from = numberNamed("from", fromText);
  const to = numberNamed("to", toText);
  const steps = numberNamed("steps", stepsText);
  if (
    more.length > 0 ||
    (scaleText !== undefined && scaleText !== "log" && scaleText !== "linear")
  ) {
    throw new CliError(form);
  }
  if (from < 0 || to <= from) {
    throw new CliError(`--sweep: from must be 0 or more and to above it, not ${from} to ${to}`);
  }
  if (!Number.isInteger(steps) || steps < 1 || steps > mostSteps) {
    throw new CliError(`--sweep: steps must be a whole number from 1 to ${mostSteps}`);
  }
  const scale = scaleText === "log" ? "log" : "linear";
  return { axis: axisNamed(name), name, range: { from, to, scale }, steps };
}

/** Throws where the axis is a knob that no card has. */
export function checkAxis({ axis, name }: SweepFlag, cards: readonly CardCore[], state: AxisState) {
  const about = axisAbout(axis, cards, state);
  if (about === null) throw new CliError(`--sweep: no card has the knob ${JSON.stringify(name)}`);
  return about;
}
