import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { indexVersion } from "../../src/card/index-file";
import { parseCard } from "../../src/card/parse-full";
import { newestDate } from "./as-of";
import { compactCard } from "./compact";
import { cardFormat } from "./json-schema";
import { pageTexts } from "./page-texts";

export interface Built {
  readonly cards: number;
  /** Size of the index in bytes, before compression. */
  readonly bytes: number;
}

/** A build refused, with a line for each fault: "file: field: message". */
export class BadData extends Error {}

interface CardFile {
  readonly json: unknown;
  readonly problems: readonly string[];
}

/** By id rather than by file name, since "aws-ec2.json" would go after "aws-ec2-windows.json". */
const byId = (a: string, b: string): number => (idOfFile(a) < idOfFile(b) ? -1 : 1);
const idOfFile = (file: string): string => file.slice(0, -".json".length);

function readCard(folder: string, file: string): CardFile {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(join(folder, file), "utf8"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { json: null, problems: [`${file}: (the whole card): is not JSON: ${reason}`] };
  }
  const parsed = parseCard(json);
  if (!parsed.ok) {
    return {
      json,
      problems: parsed.problems.map(({ path, message }) => `${file}: ${path}: ${message}`),
    };
  }
  const isNamed = `${parsed.card.id}.json` === file;
  return {
    json,
    problems: isNamed
      ? []
      : [`${file}: id: should be ${JSON.stringify(idOfFile(file))}, as the file is named`],
  };
}

/** Faults in the stored page texts: a listed file that is missing, a stored one not listed. */
function sourceProblems(folder: string): string[] {
  const stored = readdirSync(folder).filter((file) => file.endsWith(".txt"));
  const listed = Object.values(pageTexts);
  return [
    ...listed
      .filter((file) => !stored.includes(file))
      .map((file) => `${file}: is listed, but not stored`),
    ...stored
      .filter((file) => !listed.includes(file))
      .map((file) => `${file}: has no address in scripts/data/page-texts.ts`),
  ];
}

const write = (folder: string, file: string, json: unknown, indent?: number): number => {
  mkdirSync(folder, { recursive: true });
  const content = `${JSON.stringify(json, null, indent)}\n`;
  writeFileSync(join(folder, file), content);
  return Buffer.byteLength(content);
};

/**
 * Builds from `<from>/cards` and `<from>/sources` the files that the app loads first, into `to`:
 * index.json, card.schema.json and sources/index.json. Throws BadData where a card is not in order.
 */
export function buildData(from: string, to: string): Built {
  const folder = join(from, "cards");
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .sort(byId);
  const cards = files.map((file) => readCard(folder, file));
  const problems = [
    ...cards.flatMap((card) => card.problems),
    ...sourceProblems(join(from, "sources")),
  ];
  if (problems.length > 0) throw new BadData(problems.join("\n"));
  const jsons = cards.map((card) => card.json);
  const bytes = write(to, "index.json", {
    version: indexVersion,
    asOf: newestDate(jsons) || null,
    cards: jsons.map(compactCard),
  });
  write(to, "card.schema.json", cardFormat(), 2);
  write(join(to, "sources"), "index.json", pageTexts, 2);
  return { cards: cards.length, bytes };
}
