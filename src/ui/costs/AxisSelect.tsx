import type { CardCore } from "../../card/schema";
import { type Axis, axisKey, parseAxisKey } from "../../cost/sweep/axis";
import { numberFields } from "../../cost/workload";
import { useChoices, useRanking } from "../../store/hooks";
import { Select, type SelectOption } from "../parts/Select";

export interface AxisSelectProps {
  label: string;
  value: Axis;
  onChange: (axis: Axis) => void;
}

const knobOptions = (card: CardCore): SelectOption<string>[] =>
  card.knobs.map((knob) => ({
    value: axisKey({ kind: "knob", cardId: card.id, knobId: knob.id }),
    label: knob.label ?? knob.id,
    group: card.name,
  }));

const leadersAtMost = 6;

/** Any number of the workload, or a dial of the compared providers (else of the cheapest). */
export function AxisSelect({ label, value, onChange }: AxisSelectProps) {
  const compared = useChoices((choices) => choices.compared);
  const { shown, byId } = useRanking();
  const own = compared.flatMap((id) => byId.get(id) ?? []);
  const ranked = own.length > 0 ? own : shown.slice(0, leadersAtMost);
  const cards = ranked.map((entry) => entry.card.card);
  const chosen = value.kind === "knob" ? byId.get(value.cardId)?.card.card : undefined;
  const withChosen = chosen === undefined || cards.includes(chosen) ? cards : [...cards, chosen];
  const options: SelectOption<string>[] = [
    ...numberFields.map((field) => ({
      value: axisKey({ kind: "field", field: field.key }),
      label: field.label,
      group: "Workload",
    })),
    ...withChosen.flatMap(knobOptions),
  ];
  const current = axisKey(value);
  const known = options.some((option) => option.value === current);
  return (
    <Select
      label={label}
      className="w-56 max-w-full"
      value={current}
      options={known ? options : [{ value: current, label: "a dial that isn’t there" }, ...options]}
      onChange={(key) => {
        const axis = parseAxisKey(key);
        if (axis !== null) onChange(axis);
      }}
    />
  );
}
