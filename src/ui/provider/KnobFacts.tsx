import { number } from "../../card/format";
import { knobEffectAbout } from "../../card/knob-effects";
import type { CardCore, Knob } from "../../card/schema";
import { type KnobValues, knobKey, knobNumber } from "../../cost/knobs";
import { Link } from "../parts/Link";
import { StatusText } from "../parts/StatusText";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";
import { Section } from "./Section";

export interface KnobFactsProps {
  card: CardCore;
  knobs: KnobValues;
}

interface KnobRow {
  readonly knob: Knob;
  readonly value: number | null;
  readonly isChanged: boolean;
}

const withUnit = ({ unit }: Knob, value: number): string => {
  if (unit === null) return number(value);
  return unit === "×" ? `× ${number(value)}` : `${number(value)} ${unit}`;
};

function valueText({ knob, value }: KnobRow): string {
  if (value === null) return "does nothing";
  const option = knob.options?.find((entry) => entry.value === value)?.label ?? null;
  if (knob.kind === "toggle") return value === knob.max ? "on" : "off";
  return option === null ? withUnit(knob, value) : `${option} (${withUnit(knob, value)})`;
}

const columns: readonly FigureColumn<KnobRow>[] = [
  {
    label: "Knob",
    cell: ({ knob }) => <span className="block min-w-40 font-medium">{knob.label ?? knob.id}</span>,
  },
  {
    label: "Stands at",
    cell: (row) => (
      <>
        {valueText(row)}
        {row.isChanged && (
          <StatusText filled tone="info" className="ml-1.5">
            changed
          </StatusText>
        )}
      </>
    ),
  },
  {
    label: "What it does",
    cell: ({ knob }) =>
      knobEffectAbout(knob.effect) ?? (
        <StatusText tone="warning">not applied: its effect is not known here</StatusText>
      ),
  },
  {
    label: "Modes",
    cell: ({ knob }) => (knob.modes === null ? "all" : knob.modes.join(", ")),
  },
];

function Why({ knob }: KnobRow) {
  return (
    <>
      {orUnknown(knob.why, (why) => why)} {knob.source !== null && <Link href={knob.source} />}
    </>
  );
}

/** The billing dials of the card; they are moved in the side panel. */
export function KnobFacts({ card, knobs }: KnobFactsProps) {
  const rows = card.knobs.map((knob): KnobRow => {
    const set = knobs[knobKey(card.id, knob.id)];
    const value = knobNumber(knob, set);
    return { knob, value, isChanged: set !== undefined && value !== knobNumber(knob, undefined) };
  });
  return (
    <Section id="knobs">
      {rows.length === 0 ? (
        <p className="text-dim">The card has no billing dial.</p>
      ) : (
        <FigureTable
          label="Knobs"
          rows={rows}
          keyOf={({ knob }) => knob.id}
          columns={columns}
          note={(row) => <Why {...row} />}
        />
      )}
    </Section>
  );
}
