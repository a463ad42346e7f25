/**
 * What a knob's value can do to a bill (card-format.md, "A knob"; cost-model.md, "Knobs"). A knob of
 * another effect is shown, is not applied, and is reported.
 */
export const knobEffects = [
  { key: "hours_factor", about: "× hours of a session" },
  { key: "idle_tail_s", about: "+ idle seconds after a session" },
  { key: "rate_factor", about: "× compute charges" },
  { key: "storage_factor", about: "× charges for what is stored" },
  { key: "egress_factor", about: "× GiB sent" },
  { key: "active_fraction", about: "share of the CPU in use" },
  { key: "fee_add", about: "+ USD a month" },
  { key: "session_fee_add", about: "+ USD a session" },
  { key: "hour_fee_add", about: "+ USD an instance-hour" },
] as const;

export type KnobEffect = (typeof knobEffects)[number]["key"];

export const isKnobEffect = (effect: string): effect is KnobEffect =>
  knobEffects.some(({ key }) => key === effect);

/** What the value of an effect means, in words; null where the effect is not known. */
export const knobEffectAbout = (effect: string): string | null =>
  knobEffects.find(({ key }) => key === effect)?.about ?? null;
