import { useChoices } from "../../store/hooks";

/** Stands with a figure that rates of one's own are in. */
export function OwnRatesMark({ id }: { id: string }) {
  const isOwn = useChoices(({ ownRates }) => ownRates[id] !== undefined);
  return isOwn && <span className="shrink-0 text-2xs text-accent">own rates</span>;
}
