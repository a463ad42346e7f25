import type { Ranked } from "../../cost/rank";
import { costText } from "../../cost/words";
import { useRanking } from "../../store/hooks";
import { Select, type SelectOption } from "../parts/Select";

interface Common {
  label: string;
  /** A card that can't be chosen. */
  without?: string;
}

interface Needed extends Common {
  value: string;
  onChange: (id: string) => void;
  none?: never;
}

interface Optional extends Common {
  value: string | null;
  onChange: (id: string | null) => void;
  /** What it is called to choose nobody. */
  none: string;
}

const nobody = "";

/** A provider with its price: those shown in rank order, then those left out. */
export function ProviderSelect(props: Needed | Optional) {
  const { label, value, without } = props;
  const { shown, byId } = useRanking();
  const ids = new Set(shown.map((entry) => entry.card.card.id));
  const option =
    (group: string) =>
    ({ card: { card }, totalUsd, isLowerBound }: Ranked): SelectOption<string> => ({
      value: card.id,
      label: `${card.name} · ${costText(totalUsd, isLowerBound)}`,
      group,
    });
  const others = [...byId.values()].filter((entry) => !ids.has(entry.card.card.id));
  const options = [
    ...shown.map(option("Shown")),
    ...others.map(option("Left out by requirements")),
  ].filter((entry) => entry.value !== without);
  return (
    <Select
      label={label}
      className="w-72 max-w-full"
      value={value ?? nobody}
      options={
        props.none === undefined ? options : [{ value: nobody, label: props.none }, ...options]
      }
      onChange={(id) => {
        if (props.none === undefined) props.onChange(id);
        else props.onChange(id === nobody ? null : id);
      }}
    />
  );
}
