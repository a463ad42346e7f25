import { useState } from "react";
import { count, number } from "../../card/format";
import type { CardCore } from "../../card/schema";
import type { CardRates } from "../../cost/own-rates";
import { type OwnableRate, ownableRates } from "../../cost/ownable-rates";
import { change } from "../../store/choices-store";
import { useCards, useChoices } from "../../store/hooks";
import { OwnRate } from "../costs/OwnRate";
import { Button } from "../parts/Button";
import { StatusText } from "../parts/StatusText";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";
import { Section } from "./Section";

const none: CardRates = {};

/** Every rate, fee, allowance and limit of the card, each to be replaced by what one negotiated. */
export function OwnRates({ cardId }: { cardId: string }) {
  // The card as published: the one that is priced has own rates in it already.
  const card = useCards(({ cards }) => cards.find(({ id }) => id === cardId));
  const own = useChoices(({ ownRates }) => ownRates[cardId]) ?? none;
  if (card === undefined) return null;
  const changed = Object.keys(own).length;
  const rates = ownableRates(card);
  const owners = [...new Set(rates.map(({ owner }) => owner))];
  return (
    <Section id="own-rates" aside={changed > 0 && <ResetAll cardId={cardId} changed={changed} />}>
      <p className="mb-2 max-w-[80ch] text-dim">
        Put what you negotiated in the place of what is published; every price follows. Your rates
        go into a copied link only when you say so.
      </p>
      {owners.map((owner) => (
        <RatesOfOwner
          key={owner}
          card={card}
          owner={owner}
          own={own}
          rates={rates.filter((rate) => rate.owner === owner)}
        />
      ))}
    </Section>
  );
}

function ResetAll({ cardId, changed }: { cardId: string; changed: number }) {
  return (
    <span className="flex items-center gap-3 text-sm">
      <StatusText filled tone="info">
        {count(changed, "own rate")}
      </StatusText>
      <Button
        variant="link"
        onClick={() =>
          change(({ ownRates }) => {
            const { [cardId]: _, ...others } = ownRates;
            return { ownRates: others };
          })
        }
      >
        Reset all to the card
      </Button>
    </span>
  );
}

interface RatesOfOwnerProps {
  card: CardCore;
  owner: OwnableRate["owner"];
  rates: readonly OwnableRate[];
  own: CardRates;
}

function RatesOfOwner({ card, owner, rates, own }: RatesOfOwnerProps) {
  const changed = rates.filter(({ path }) => own[path] !== undefined).length;
  const [open, setOpen] = useState(changed > 0);
  const name = owner ?? "In every mode";
  const columns: readonly FigureColumn<OwnableRate>[] = [
    { label: "What", cell: ({ label }) => label },
    {
      label: "In force",
      isFigure: true,
      cell: ({ path, value }) => orUnknown(own[path] ?? value, exact),
    },
    { label: "Unit", cell: ({ unit }) => <span className="text-dim text-xs">{unit}</span> },
    { label: "Yours", cell: ({ path }) => <OwnRate card={card} path={path} /> },
  ];
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit cursor-pointer py-1">
        {name}{" "}
        <span className="text-dim text-xs">
          {rates.length}
          {changed > 0 && `, ${changed} your own`}
        </span>
      </summary>
      {open && (
        <FigureTable
          label={`Rates of ${name}`}
          rows={rates}
          keyOf={({ path }) => path}
          columns={columns}
          className="mb-3 max-w-[720px]"
        />
      )}
    </details>
  );
}

const exact = (value: number): string =>
  value !== 0 && Math.abs(value) < 0.01 ? String(value) : number(value);
