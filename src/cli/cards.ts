import type { Fact } from "../card/fact";
import { type Facts, factsRecord } from "../card/facts";
import { features } from "../card/features";
import { findings } from "../card/findings";
import type { Card } from "../card/full-schema";
import { modeFacts, statedFacts } from "../card/resolve";
import { parseArguments } from "./arguments";
import { loadCards } from "./load-cards";
import { CliError, type Output, outputOf, runAsMain } from "./output";
import { alignedTable } from "./table";

const usage = `cards facts [--json] [--cards DIR] [ID …]   the ${features.length} facts of each card and its modes
cards check [--json] [--cards DIR] [ID …]   what in a card contradicts itself`;

const options = {
  json: { type: "boolean", default: false },
  cards: { type: "string" },
  help: { type: "boolean", default: false },
} as const;

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The facts that count at card level, and those of each mode (cost-model.md, contract). */
const factsOf = (card: Card): [string, Record<string, unknown>] => [
  card.id,
  {
    resolved: factsRecord(statedFacts(card)),
    modes: Object.fromEntries(
      card.modes.map((mode) => [mode.key, factsRecord(modeFacts(card, mode))]),
    ),
  },
];

const inWords = (fact: Fact | undefined): string => {
  if (fact === null || fact === undefined) return "?";
  return fact ? "yes" : "no";
};

function factsTable(card: Card): string {
  const columns: [string, Facts][] = [
    ["card", statedFacts(card)],
    ...card.modes.map((mode): [string, Facts] => [mode.key, modeFacts(card, mode)]),
  ];
  const header = [card.id, ...columns.map(([name]) => name)];
  const rows = features.map(({ key, index }) => [
    key,
    ...columns.map(([, facts]) => inWords(facts[index])),
  ]);
  return `${alignedTable([header, ...rows])}\n`;
}

const counted = (count: number, thing: string): string =>
  `${count === 0 ? "no" : count} ${thing}${count === 1 ? "" : "s"}`;

function findingsText(cards: readonly Card[]): string {
  const lines = cards.flatMap((card) =>
    findings(card).map(({ path, message }) => `${card.id}.json: ${path}: ${message}`),
  );
  return [
    ...lines,
    `${counted(cards.length, "card")}, ${counted(lines.length, "finding")}`,
    "",
  ].join("\n");
}

function pick(cards: readonly Card[], ids: readonly string[]): readonly Card[] {
  const missing = ids.find((id) => !cards.some((card) => card.id === id));
  if (missing !== undefined) throw new CliError(`There is no card ${JSON.stringify(missing)}`);
  return ids.length === 0 ? cards : cards.filter((card) => ids.includes(card.id));
}

function command(argv: readonly string[]): string {
  const { values, positionals } = parseArguments(argv, options);
  if (values.help) return `${usage}\n`;
  const [name, ...ids] = positionals;
  if (name !== "facts" && name !== "check") {
    const given =
      name === undefined ? "No command is given" : `There is no command ${JSON.stringify(name)}`;
    throw new CliError(`${given}: use "facts" or "check"`);
  }
  const cards = pick(loadCards(values.cards), ids);
  if (name === "facts") {
    return values.json
      ? asJson(Object.fromEntries(cards.map(factsOf)))
      : cards.map(factsTable).join("\n");
  }
  return values.json
    ? asJson(Object.fromEntries(cards.map((card) => [card.id, findings(card)])))
    : findingsText(cards);
}

/** `cards …` on these arguments. */
export const run = (argv: readonly string[]): Output => outputOf(() => command(argv));

runAsMain(import.meta.url, run);
