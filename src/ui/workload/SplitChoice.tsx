import { costText } from "../../cost/words";
import { useChoices, useDerived } from "../../store/hooks";
import { splitPricesOf } from "../../store/side-panel";
import { Switch } from "../parts/Switch";
import { fieldId, setFields } from "./fields";

const mostNamed = 3;

/** Whether sessions over a provider's limit run as several; what those left out would then cost. */
export function SplitChoice() {
  const split = useChoices(({ workload }) => workload.splitSessions);
  const prices = useDerived(splitPricesOf);
  const named = prices
    .slice(0, mostNamed)
    .map(({ card, totalUsd, isLowerBound }) => `${card.name} ${costText(totalUsd, isLowerBound)}`);
  const more = prices.length - named.length;
  return (
    <div className="mt-2">
      <Switch
        id={fieldId("splitSessions")}
        label="Split sessions over a limit"
        checked={split}
        onChange={(splitSessions) => setFields({ splitSessions })}
      />
      {prices.length > 0 && (
        <p className="mt-0.5 text-xs text-dim">
          {prices.length === 1 ? "One provider ends" : `${prices.length} providers end`} sessions
          earlier. Split, {prices.length === 1 ? "it" : "they"} would cost: {named.join(", ")}
          {more > 0 && ` and ${more} more`}.
        </p>
      )}
    </div>
  );
}
