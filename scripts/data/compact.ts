import { coreFormat, type JsonSchema } from "./json-schema";

const format = coreFormat();

type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Texts that a first view does not need: they come with the whole card, by its own file. */
const later: Readonly<Record<string, readonly string[]>> = {
  modes: ["note", "commit_note"],
  plans: ["note"],
  company: ["source", "quote", "status", "confidence", "note"],
};

/** In an overlay, and among stated facts, null says something that a missing key does not. */
const nullSpeaks = (path: readonly string[]): boolean =>
  path[0] === "features_resolved" ||
  ((path[0] === "modes" || path[0] === "plans") &&
    (path[1] === "features" || path[1] === "storage" || path[1] === "network"));

function objectFormat(format: JsonSchema | undefined): JsonSchema | undefined {
  return format?.anyOf?.map(objectFormat).find((one) => one?.properties || one?.items) ?? format;
}

const itemFormat = (list: JsonSchema | undefined): JsonSchema | undefined =>
  typeof list?.items === "object" ? list.items : undefined;

function project(value: unknown, format: JsonSchema | undefined, path: readonly string[]): unknown {
  const known = objectFormat(format);
  if (Array.isArray(value)) return value.map((item) => project(item, itemFormat(known), path));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).flatMap(([key, item]): [string, unknown][] => {
    const isKnown = known?.properties === undefined || Object.hasOwn(known.properties, key);
    if (!isKnown || later[path[0] ?? ""]?.includes(key)) return [];
    if (item === null && !nullSpeaks(path)) return [];
    return [[key, project(item, known?.properties?.[key], [...path, key])]];
  });
  return Object.fromEntries(entries);
}

/**
 * A card with just what ranking and comparing need: the keys that the core schema names, without
 * later texts, and without nulls where a missing key reads the same. Lists keep their length and
 * order, since fact paths count in them.
 */
export const compactCard = (json: unknown): unknown => project(json, format, []);
