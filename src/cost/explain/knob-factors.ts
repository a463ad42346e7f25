import type { Dials } from "../knobs";
import { type Factor, factor } from "./formula";

/** The dials of one effect that are in force, each as a number of a formula. */
export const knobFactors = (dials: Dials, effect: string): Factor[] =>
  dials.settings
    .filter(({ knob, value }) => knob.effect === effect && value !== null)
    .map(({ knob, index, value }) =>
      factor(knob.label ?? knob.id, value, knob.unit ?? "", `knobs[${index}]`),
    );
