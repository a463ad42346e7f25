import type { CardCore, Knob } from "../card/schema";
import { type KnobValues, knobKey } from "../cost/knobs";
import { type CardRates, isOwnable } from "../cost/own-rates";
import type { Axis } from "../cost/sweep/axis";
import { type Choices, defaultChoices, type OwnRates } from "./choices";
import type { Opened } from "./codec";
import { type LinkNotice, readable, shown } from "./key";

/*
 * A link may speak of cards, knobs and values that no loaded card has. They have no effect and are
 * named; the address keeps them, since a card that is added later may be the one that is meant.
 */

interface Known {
  readonly cards: ReadonlyMap<string, CardCore>;
  readonly categories: ReadonlySet<string>;
  readonly gpus: ReadonlySet<string>;
}

const knownByCards = new WeakMap<readonly CardCore[], Known>();

function knownOf(cards: readonly CardCore[]): Known {
  const before = knownByCards.get(cards);
  if (before !== undefined) return before;
  const known: Known = {
    cards: new Map(cards.map((card) => [card.id, card])),
    categories: new Set(cards.flatMap(({ category }) => category ?? [])),
    gpus: new Set(
      cards.flatMap(({ modes }) => modes.flatMap(({ gpu }) => (gpu ?? []).map(({ type }) => type))),
    ),
  };
  knownByCards.set(cards, known);
  return known;
}

type Report = (key: string, value: string, problem: string) => void;

const noCard = (id: string): string => `No loaded card is called ${shown(id)}`;

/** Ids of loaded cards; the same list where all are. */
function loadedOnly(ids: readonly string[], known: Known, report: Report): readonly string[] {
  const kept = ids.filter((id) => known.cards.has(id));
  if (kept.length === ids.length) return ids;
  for (const id of ids) {
    if (!known.cards.has(id)) report("compared", id, `${noCard(id)}; it is not set side by side.`);
  }
  return kept;
}

function loadedOrNull(key: string, id: string | null, known: Known, report: Report): string | null {
  if (id === null || known.cards.has(id)) return id;
  report(key, id, `${noCard(id)}; nothing is opened for it.`);
  return null;
}

const findKnob = (known: Known, cardId: string, knobId: string): Knob | undefined =>
  known.cards.get(cardId)?.knobs.find(({ id }) => id === knobId);

type AxisField = "curveAxis" | "mapX" | "mapY";
const axisKeys: Readonly<Record<AxisField, string>> = {
  curveAxis: "curve",
  mapX: "map_x",
  mapY: "map_y",
};

function axisOf(field: AxisField, choices: Choices, known: Known, report: Report): Axis {
  const axis = choices[field];
  if (axis.kind === "field" || findKnob(known, axis.cardId, axis.knobId)) return axis;
  const name = knobKey(axis.cardId, axis.knobId);
  report(
    axisKeys[field],
    name,
    `No loaded card has the knob ${shown(name)}; another axis is used.`,
  );
  return defaultChoices[field];
}

/** The value that a knob takes for one in a link; undefined where it can't stand there. */
function knobValue(knob: Knob, value: number | boolean): number | boolean | undefined {
  switch (knob.kind) {
    case "toggle":
      return typeof value === "boolean" || value === knob.min || value === knob.max
        ? value
        : undefined;
    case "select":
      return knob.options?.some((option) => option.value === value) ? value : undefined;
    default: {
      if (typeof value !== "number") return undefined;
      const low = knob.min ?? Number.NEGATIVE_INFINITY;
      return Math.max(low, Math.min(knob.max ?? Number.POSITIVE_INFINITY, value));
    }
  }
}

function knobsOf(knobs: KnobValues, known: Known, report: Report): KnobValues {
  const kept = Object.entries(knobs).flatMap(([name, value]): [string, number | boolean][] => {
    const slash = name.indexOf("/");
    const knob = findKnob(known, name.slice(0, slash), name.slice(slash + 1));
    const text = String(value);
    if (knob === undefined) {
      report(`knob.${name}`, text, `No loaded card has the knob ${shown(name)}; it is left out.`);
      return [];
    }
    const used = knobValue(knob, value);
    if (used === undefined) {
      report(`knob.${name}`, text, `Knob ${name} can’t stand at ${text}; its default is used.`);
      return [];
    }
    if (used !== value) {
      report(`knob.${name}`, text, `Knob ${name} can’t stand at ${text}; ${used} is used.`);
    }
    return [[name, used]];
  });
  const isWhole = kept.every(([name, value]) => knobs[name] === value);
  return isWhole && kept.length === Object.keys(knobs).length ? knobs : Object.fromEntries(kept);
}

function ratesOfCard(id: string, rates: CardRates, known: Known, report: Report): CardRates {
  const card = known.cards.get(id);
  if (card === undefined) {
    report(`own.${id}`, id, `${noCard(id)}; your rates for it are left out.`);
    return {};
  }
  const kept = Object.entries(rates).filter(([path, value]) => {
    if (isOwnable(card, path)) return true;
    const key = `own.${id}/${path}`;
    report(key, String(value), `${card.name} has no rate at ${shown(path)}; yours is left out.`);
    return false;
  });
  return kept.length === Object.keys(rates).length ? rates : Object.fromEntries(kept);
}

function ownRatesOf(ownRates: OwnRates, known: Known, report: Report): OwnRates {
  const kept = Object.entries(ownRates)
    .map(([id, rates]): [string, CardRates] => [id, ratesOfCard(id, rates, known, report)])
    .filter(([, rates]) => Object.keys(rates).length > 0);
  const isWhole = kept.every(([id, rates]) => ownRates[id] === rates);
  return isWhole && kept.length === Object.keys(ownRates).length
    ? ownRates
    : Object.fromEntries(kept);
}

function nameStrangeValues(choices: Choices, known: Known, report: Report): void {
  for (const category of choices.requirements.sets.category ?? []) {
    if (known.categories.has(category)) continue;
    report("category", category, `No loaded card is of the category ${shown(category)}.`);
  }
  const { gpuType } = choices.workload;
  if (gpuType !== defaultChoices.workload.gpuType && !known.gpus.has(gpuType)) {
    report("gpu_type", gpuType, `No loaded card has a GPU called ${shown(gpuType)}.`);
  }
}

function evidenceOf({ evidence }: Choices, known: Known, report: Report): Choices["evidence"] {
  const id = evidence?.cardId ?? null;
  return loadedOrNull("evidence", id, known, report) === id ? evidence : null;
}

/**
 * The choices as they have effect on these cards, and notices of what has none. Where all has, they
 * are the same object.
 */
export function resolveAgainstCards(choices: Choices, cards: readonly CardCore[]): Opened {
  const known = knownOf(cards);
  const notices: LinkNotice[] = [];
  const report: Report = (key, value, problem) => void notices.push({ key, value, problem });
  const effective: Choices = {
    ...choices,
    compared: loadedOnly(choices.compared, known, report),
    provider: loadedOrNull("provider", choices.provider, known, report),
    evidence: evidenceOf(choices, known, report),
    against: loadedOrNull("against", choices.against, known, report),
    curveAxis: axisOf("curveAxis", choices, known, report),
    mapX: axisOf("mapX", choices, known, report),
    mapY: axisOf("mapY", choices, known, report),
    knobs: knobsOf(choices.knobs, known, report),
    ownRates: ownRatesOf(choices.ownRates, known, report),
  };
  const isUnchanged = notices.length === 0;
  nameStrangeValues(choices, known, report);
  return { choices: isUnchanged ? choices : effective, notices: readable(notices) };
}
