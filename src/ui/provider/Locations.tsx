import type { Card } from "../../card/full-schema";
import type { CardCore } from "../../card/schema";
import { EvidenceText } from "./EvidenceText";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";
import { Section } from "./Section";

type Location = CardCore["locations"][number];

const countries = new Intl.DisplayNames(["en"], { type: "region" });

const countryName = (country: string): string =>
  /^[A-Z]{2}$/.test(country) ? (countries.of(country) ?? country) : country;

const columns: readonly FigureColumn<Location>[] = [
  { label: "Region", cell: ({ id }) => <span className="font-mono text-xs">{id}</span> },
  { label: "Place", cell: ({ id, name }) => orUnknown(name === id ? null : name, (text) => text) },
  { label: "Country", cell: ({ country }) => orUnknown(country, countryName) },
];

export function Locations({ core, card }: { core: CardCore; card: Card | null }) {
  return (
    <Section id="locations">
      {core.locations.length === 0 ? (
        <p className="mb-2 text-dim">Where it runs is not known.</p>
      ) : (
        <FigureTable
          label="Locations"
          rows={core.locations}
          keyOf={({ id }) => id}
          columns={columns}
          className="mb-3 max-w-[640px]"
        />
      )}
      {card !== null && (card.locations_source || card.locations_quote) && (
        <EvidenceText
          quote={card.locations_quote}
          source={card.locations_source}
          checked={card.locations_checked}
        />
      )}
    </Section>
  );
}
