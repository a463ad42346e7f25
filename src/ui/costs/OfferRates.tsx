import { useMemo, useState } from "react";
import { count } from "../../card/format";
import type { CardCore } from "../../card/schema";
import type { Offer } from "../../cost/offer";
import { ownableRates } from "../../cost/ownable-rates";
import { useChoices } from "../../store/hooks";
import { Disclosure } from "../parts/Disclosure";
import { Unknown } from "../parts/Unknown";
import { OwnRate } from "./OwnRate";

export interface OfferRatesProps {
  /** As published. */
  card: CardCore;
  offer: Pick<Offer, "modeIndex" | "planIndex">;
}

/** Whether a fact belongs to an offer: to its mode, its plan, or the card as a whole. */
export function isOfOffer(
  path: string,
  { modeIndex, planIndex }: OfferRatesProps["offer"],
): boolean {
  if (path.startsWith("modes[")) return path.startsWith(`modes[${modeIndex}].`);
  if (path.startsWith("plans[")) return path.startsWith(`plans[${planIndex}].`);
  return true;
}

/** Rates, fees, allowances and limits of an offer that may be replaced, whether its bill has them or not. */
export function OfferRates({ card, offer }: OfferRatesProps) {
  const [open, setOpen] = useState(false);
  const own = useChoices(({ ownRates }) => ownRates[card.id]);
  const rates = useMemo(
    () => ownableRates(card).filter(({ path }) => isOfOffer(path, offer)),
    [card, offer],
  );
  const changed = rates.filter(({ path }) => own?.[path] !== undefined).length;
  return (
    <Disclosure
      className="mt-4"
      label="All rates and limits of this offer, to put your own in"
      summary={changed > 0 ? `${count(changed, "rate")} of your own` : undefined}
      open={open}
      onToggle={setOpen}
    >
      <ul className="border-line border-t">
        {rates.map(({ path, label, unit, value, owner }) => (
          <li
            key={path}
            className="flex flex-wrap items-center gap-x-2 border-line border-b py-0.5 text-xs"
          >
            <span className="min-w-0 flex-1 basis-40">
              {label}
              {owner === null && <span className="text-dim"> · in every mode</span>}
            </span>
            <span className="text-right">
              {own?.[path] ?? value ?? <Unknown />} <span className="text-dim">{unit}</span>
            </span>
            <OwnRate card={card} path={path} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
