import { noRequirements } from "../../compare/requirements";
import type { SearchEntry, SearchKind } from "../../compare/search";
import { workloadPresets } from "../../cost/presets";
import { defaultWorkload } from "../../cost/workload";
import type { Choices, CostView } from "../../link/choices";
import { change } from "../../store/choices-store";
import { rankingOf } from "../../store/derived";
import { now } from "../../store/now";
import { saveText } from "../parts/saveFile";
import { linkTo } from "../shell/link-to";
import { applyTheme, type Theme } from "../shell/theme";

/** Something to do that is found by its words. */
export interface Command extends SearchEntry {
  /** Gives what to tell where nothing on the screen shows that it was done. */
  readonly run: () => string | null | Promise<string | null>;
}

const command = (
  kind: SearchKind,
  id: string,
  label: string,
  hint: string,
  run: Command["run"],
): Command => ({ kind, id, label, hint, run });

const changing = (update: Partial<Choices>) => (): null => {
  change(update);
  return null;
};

const costViewWords: readonly { view: CostView; label: string; hint: string }[] = [
  { view: "bars", label: "Costs: bars", hint: "each provider’s month by its parts" },
  { view: "curves", label: "Costs: curves", hint: "break-even against any field" },
  { view: "map", label: "Costs: who wins where", hint: "map of two fields" },
  { view: "sensitivity", label: "Costs: what matters", hint: "what moves a bill" },
  { view: "value", label: "Costs: value", hint: "cost against wanted features" },
  { view: "bill", label: "Costs: bill", hint: "every number and its source" },
];

const viewCommands: readonly Command[] = [
  command("view", "compare", "Compare", "feature matrix", changing({ view: "compare" })),
  ...costViewWords.map(({ view, label, hint }) =>
    command("view", `costs-${view}`, label, hint, changing({ view: "costs", costView: view })),
  ),
  command("view", "side-by-side", "Side by side", "providers in columns", () => {
    change({ view: "side-by-side" });
    return null;
  }),
];

const presetCommands: readonly Command[] = workloadPresets.map(({ key, label, about, workload }) =>
  command("action", `workload-${key}`, `Workload: ${label}`, about, changing({ workload })),
);

const themeCommand = (theme: Theme, label: string): Command =>
  command("action", `theme-${theme}`, label, "appearance", () => {
    applyTheme(theme);
    return null;
  });

async function save(form: "csv" | "json"): Promise<string> {
  const { shownFile } = await import("../shell/shown-table");
  const { name, text, type } = shownFile(now(), form);
  saveText(name, text, type);
  return `Saved ${name}`;
}

async function copyMarkdown(): Promise<string> {
  const { shownMarkdown } = await import("../shell/shown-table");
  await navigator.clipboard.writeText(shownMarkdown(now()));
  return "Table copied";
}

async function copyLink(): Promise<string> {
  await navigator.clipboard.writeText(linkTo(false));
  return "Link copied";
}

const cheapestCount = 3;

function compareCheapest(): string | null {
  const priced = rankingOf(now()).shown.filter(({ status }) => status === "priced");
  const compared = priced.slice(0, cheapestCount).map(({ card }) => card.card.id);
  if (compared.length < 2) return "Fewer than two providers have a price";
  change({ view: "side-by-side", compared });
  return null;
}

const actionCommands: readonly Command[] = [
  command("action", "copy-link", "Copy link", "share this comparison", copyLink),
  command("action", "cheapest", "Compare the three cheapest", "side by side", compareCheapest),
  command("action", "clear-compared", "Clear side by side", "", changing({ compared: [] })),
  command(
    "action",
    "reset-workload",
    "Reset the workload",
    "default sessions, machine and hours",
    changing({ workload: defaultWorkload }),
  ),
  command("action", "reset-knobs", "Reset every knob", "dials defaults", changing({ knobs: {} })),
  command(
    "action",
    "clear-requirements",
    "Clear the requirements",
    "filters, category, every provider",
    changing({ requirements: noRequirements }),
  ),
  command("action", "export-csv", "Export as CSV", "download what is shown", () => save("csv")),
  command("action", "export-json", "Export as JSON", "download what is shown", () => save("json")),
  command("action", "copy-markdown", "Copy as Markdown table", "export", copyMarkdown),
  themeCommand("light", "Light theme"),
  themeCommand("dark", "Dark theme"),
  themeCommand("system", "System theme"),
];

/** Views and actions, in the order of an empty search. */
export const commands: readonly Command[] = [...viewCommands, ...actionCommands, ...presetCommands];

const byId: ReadonlyMap<string, Command> = new Map(commands.map((one) => [one.id, one]));

export const findCommand = (id: string): Command | undefined => byId.get(id);
