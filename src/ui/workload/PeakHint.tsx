import { integer, number } from "../../card/format";
import { checkPeak } from "../../cost/fleet";
import { useChoices } from "../../store/hooks";

const rounded = (value: number): string =>
  value < 9.95 ? number(Number(value.toFixed(value < 0.095 ? 3 : 1))) : integer(value);

/** The average beside the peak, and what is priced where the two contradict each other. */
export function PeakHint() {
  const workload = useChoices((choices) => choices.workload);
  const { average, pricedPeak, isBelowAverage, isAboveSessions } = checkPeak(workload);
  const words = `${rounded(average)} at once on average`;
  if (isBelowAverage) {
    return (
      <span className="text-warn">
        {words}, more than this peak; {integer(pricedPeak)} at once are priced.
      </span>
    );
  }
  if (isAboveSessions) {
    return (
      <span className="text-warn">
        {words}; more than there are sessions in the month, {integer(pricedPeak)} are priced.
      </span>
    );
  }
  return words;
}
