/** The value that evidence states, of any kind a card may hold, in words. */
export function evidenceValue(value: unknown): string {
  if (value === null || value === undefined) return "unknown";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "string" || typeof value === "number") return String(value);
  if (Array.isArray(value)) return value.map(evidenceValue).join(", ");
  return JSON.stringify(value);
}
