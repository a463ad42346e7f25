import { cardFilter, resultFilter } from "../compare/requirement";
import { applyOwnRates } from "../cost/own-rates";
import { compile, prepare, type RequirementOutcome } from "../cost/prepare";
import { type Ranked, rankCards, rankOffers } from "../cost/rank";
import { type OfferResult, offerResult } from "../cost/result";
import { workloadToFile } from "../cost/workload-file";
import { parseArguments } from "./arguments";
import { loadCards } from "./load-cards";
import { CliError, type Output, outputOf, type Printed, runAsMain } from "./output";
import { readQuestion } from "./price-question";
import { priceTable } from "./price-table";
import { sweepOutput } from "./sweep";
import { readSweep } from "./sweep-question";

const usage = `price [--json] [--cards DIR] [--workload JSON] [--knobs JSON] [--require a,b] [--forbid a,b]
      [--unknown-may-pass] [--offers] [--url SHARE_URL]
      [--sweep FIELD=from:to:steps[:log]] [--break-even]

What a month of a workload costs on each card's best offer, or on every offer of every card. With
--sweep, what it costs along a field of the workload or a knob (card/knob), and with --break-even
where the cheapest and the order of the cheapest change.`;

const options = {
  json: { type: "boolean", default: false },
  cards: { type: "string" },
  workload: { type: "string" },
  knobs: { type: "string" },
  require: { type: "string" },
  forbid: { type: "string" },
  "unknown-may-pass": { type: "boolean", default: false },
  offers: { type: "boolean", default: false },
  url: { type: "string" },
  sweep: { type: "string" },
  "break-even": { type: "boolean", default: false },
  help: { type: "boolean", default: false },
} as const;

/** One result in the form of cost-model.md, "Command line contract". */
function contractResult(ranked: Ranked, result: OfferResult) {
  const { offer } = ranked.prepared;
  return {
    id: offer.card.id,
    rank: ranked.rank,
    status: result.status,
    mode: offer.mode.key,
    plan: offer.plan?.name ?? null,
    size: result.size,
    monthly_usd: result.totalUsd,
    components: Object.fromEntries(result.components.map(({ key, usd }) => [key, usd])),
    unknown: result.unknown,
    assumptions: result.assumptions,
    cautions: result.cautions,
    reasons: result.reasons,
  };
}

function command(argv: readonly string[]): string | Printed {
  const { values, positionals } = parseArguments(argv, options);
  if (values.help) return `${usage}\n`;
  if (positionals.length > 0) {
    throw new CliError(`price takes no argument ${JSON.stringify(positionals[0])}`);
  }
  const flag = values.sweep === undefined ? null : readSweep(values.sweep);
  if (values["break-even"] && flag === null) {
    throw new CliError("--break-even needs --sweep FIELD=from:to:steps[:log]");
  }
  const asked = readQuestion(values);
  const ofCard = cardFilter(asked.requirements);
  const ofResult = resultFilter(asked.requirements);
  const passes = ({ failed, unconfirmed }: RequirementOutcome) =>
    failed.length === 0 && (asked.unknownMayPass || unconfirmed.length === 0);
  const prepared = loadCards(values.cards)
    .filter((card) => passes(ofCard(card)))
    .map((card) => applyOwnRates(card, asked.ownRates[card.id] ?? {}).card)
    .map((card) => prepare(compile(card), asked.knobs, asked.requirement));
  if (flag !== null) {
    const how = { json: values.json, breakEven: values["break-even"] };
    return { text: sweepOutput(prepared, asked, flag, how), notes: asked.notes };
  }
  const ranking = (values.offers ? rankOffers : rankCards)(prepared, asked).filter((ranked) =>
    passes(ofResult(ranked)),
  );
  const results = ranking.map((ranked) => [ranked, offerResult(ranked.prepared, asked)] as const);
  if (!values.json) return { text: priceTable(results), notes: asked.notes };
  const document = {
    workload: workloadToFile(asked.workload),
    results: results.map(([ranked, result]) => contractResult(ranked, result)),
  };
  return { text: `${JSON.stringify(document, null, 2)}\n`, notes: asked.notes };
}

/** `price …` on these arguments. */
export const run = (argv: readonly string[]): Output => outputOf(() => command(argv));

runAsMain(import.meta.url, run);
