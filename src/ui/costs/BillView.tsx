import { money } from "../../card/format";
import { change } from "../../store/choices-store";
import { useChoices, useRanking } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Bill } from "./Bill";
import { NothingShown } from "./NothingShown";
import { ProviderSelect } from "./ProviderSelect";
import { useCostProvider } from "./useCostProvider";

/** A full page of one provider's bill. */
export function BillView() {
  const ranked = useCostProvider();
  const { shown, byId } = useRanking();
  const chosen = useChoices(({ provider }) => provider);
  if (ranked === null) return <NothingShown what="bill" />;
  const { card } = ranked.card;
  const isShown = shown.some((entry) => entry.card.card.id === card.id);
  return (
    <div className="max-w-6xl px-5 py-4 max-sm:px-3">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <ProviderSelect
          label="Provider"
          value={card.id}
          onChange={(provider) => change({ provider })}
        />
        <Button onClick={() => change({ provider: card.id, view: "provider" })}>
          All about {card.name}
        </Button>
        {chosen !== card.id && (
          <p className="text-dim text-xs leading-8">
            The cheapest shown, until you choose another.
          </p>
        )}
        {!isShown && byId.has(card.id) && (
          <p className="text-warn text-xs leading-8">
            Left out of the comparison by the requirements; its bill stands all the same.
          </p>
        )}
      </div>
      <h2 className="sr-only">
        Bill of {card.name}
        {ranked.totalUsd === null ? "" : `, ${money(ranked.totalUsd)} a month`}
      </h2>
      <Bill id={card.id} heading="h2" />
    </div>
  );
}
