import * as z from "zod/mini";
import { LoadError } from "./load";

const fileName = z.string().check(z.regex(/^[\w-][\w.-]*$/));
const pageFilesSchema = z.record(z.string(), fileName);

/** Which file holds the stored text of which page, from foreign JSON. Throws LoadError. */
export function parsePageFiles(json: unknown): ReadonlyMap<string, string> {
  const parsed = pageFilesSchema.safeParse(json);
  if (parsed.success) return new Map(Object.entries(parsed.data));
  throw new LoadError("The list of stored pages is not an object of addresses and file names.");
}
