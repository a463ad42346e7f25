const dateKeys: ReadonlySet<string> = new Set(["checked", "researched", "locations_checked"]);
const isoDate = /^\d{4}-\d{2}-\d{2}/;

/** The newest date on which anything in this JSON was read, "2026-11-30"; "" where none is. */
export function newestDate(json: unknown): string {
  if (typeof json !== "object" || json === null) return "";
  let newest = "";
  for (const [key, value] of Object.entries(json)) {
    const own =
      dateKeys.has(key) && typeof value === "string" ? isoDate.exec(value)?.[0] : undefined;
    const date = own ?? newestDate(value);
    if (date > newest) newest = date;
  }
  return newest;
}
