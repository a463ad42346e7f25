import { factOf } from "../../card/facts";
import { type Feature, features } from "../../card/features";
import { date } from "../../card/format";
import type { Card } from "../../card/full-schema";
import { modeFacts, statedFacts } from "../../card/resolve";
import type { CardCore, Mode } from "../../card/schema";
import { inSentence } from "../../cost/words";
import { Link } from "../parts/Link";
import { StatusText } from "../parts/StatusText";
import { Unknown } from "../parts/Unknown";
import { Extras } from "./Extras";
import { FactGroups } from "./FactList";
import { modeLabel } from "./feature-rows";
import { flagText } from "./flags";
import { ModeTables } from "./ModeTables";
import { cardFactGroups, modeFactGroups } from "./mode-facts";
import { Section } from "./Section";

export interface ModesProps {
  card: CardCore;
  /** What else the whole card lists with a price. */
  extras: Card["extras"];
}

export function Modes({ card, extras }: ModesProps) {
  return (
    <Section id="modes">
      <div className="space-y-8">
        {card.modes.map((mode) => (
          <ModeBlock key={mode.key} card={card} mode={mode} />
        ))}
        <div>
          <h3 className="mb-1 font-semibold text-base">In every mode</h3>
          <p className="mb-3 text-dim">Unless a mode or plan says otherwise.</p>
          <FactGroups groups={cardFactGroups(card)} heading="h4" />
        </div>
        <Extras extras={extras} />
      </div>
    </Section>
  );
}

const pricingWords = {
  resource: "priced by vCPU and RAM",
  sizes: "priced by machine size",
  pool: "priced by pool",
};

function ModeBlock({ card, mode }: { card: CardCore; mode: Mode }) {
  const label = modeLabel(mode);
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <h3 className="font-semibold text-base">{label}</h3>
        <StatusText>{pricingWords[mode.pricing]}</StatusText>
        {mode.flags.map((flag) => (
          <StatusText key={flag} filled tone="info">
            {flagText(flag)}
          </StatusText>
        ))}
      </div>
      <p className="mb-3 text-dim text-xs">
        {mode.plans === null ? "On every plan" : `On ${mode.plans.join(", ")}`} · rates read at{" "}
        {(mode.source ?? card.url) ? <Link href={mode.source ?? card.url ?? ""} /> : <Unknown />}
        {mode.checked === null ? "" : ` on ${date(mode.checked)}`}
      </p>
      <FactGroups groups={modeFactGroups(mode)} heading="h4" />
      <ModeTables mode={mode} label={label} />
      <Differences card={card} mode={mode} />
      {mode.commit_note && <p className="mt-2 max-w-[72ch]">Commitment: {mode.commit_note}</p>}
      {mode.note && <p className="mt-2 max-w-[80ch] break-words text-dim">{mode.note}</p>}
    </div>
  );
}

/** Facts in which the mode differs from what is stated for the card as a whole. */
function Differences({ card, mode }: { card: CardCore; mode: Mode }) {
  const stated = statedFacts(card);
  const own = modeFacts(card, mode);
  const by = (value: boolean | null): Feature[] =>
    features.filter(
      ({ key }) => factOf(own, key) === value && factOf(stated, key) !== factOf(own, key),
    );
  const lines = [
    { word: "Has", list: by(true) },
    { word: "Lacks", list: by(false) },
    { word: "Not known here:", list: by(null) },
  ].filter(({ list }) => list.length > 0);
  if (lines.length === 0) return null;
  return (
    <p className="mt-3 max-w-[80ch]">
      <span className="text-dim">Unlike the card as a whole: </span>
      {lines
        .map(({ word, list }) => `${word} ${list.map(({ label }) => inSentence(label)).join(", ")}`)
        .join(". ")}
      .
    </p>
  );
}
