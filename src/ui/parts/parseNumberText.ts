const groups = (mark: string) => new RegExp(`^\\d{1,3}(?:\\${mark}\\d{3})+$`);
const commaGroups = groups(",");
const pointGroups = groups(".");
const spaced = /^\d{1,3}(?: \d{3})+(?=$|[.,])/;
const plain = /^(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const scales: Record<string, number> = { k: 1e3, K: 1e3, M: 1e6 };

/**
 * Reads a number as people of any country write it, or gives null.
 * A lone comma before exactly three digits groups thousands ("1,000"), because that is how
 * this app writes numbers; any other lone comma is a decimal mark ("1,5"). Where only whole numbers
 * make sense, a lone point before three digits groups as well ("12.500").
 */
export function parseNumberText(
  text: string,
  { whole = false }: { readonly whole?: boolean } = {},
): number | null {
  let rest = text.replace(/[\s\u00a0\u2007\u2009\u202f]+/g, " ").trim();
  rest = rest.replace(/^\$ ?/, "").replace(/ ?%$/, "");
  const negative = /^[-−–]/.test(rest);
  rest = rest.replace(/^[-−–+] ?/, "");
  const scale = scales[rest.slice(-1)];
  if (scale !== undefined) rest = rest.slice(0, -1).trimEnd();
  rest = rest.replace(/['’](?=\d{3})/g, "");
  if (spaced.test(rest)) rest = rest.replaceAll(" ", "");
  const digits = withPoint(whole && pointGroups.test(rest) ? rest.replaceAll(".", "") : rest);
  if (digits === null || !plain.test(digits)) return null;
  const value = Number(digits) * (scale ?? 1);
  if (!Number.isFinite(value)) return null;
  return negative && value !== 0 ? -value : value;
}

/** The same number with a point as its only mark, or null when its marks contradict each other. */
function withPoint(text: string): string | null {
  const comma = text.lastIndexOf(",");
  const point = text.lastIndexOf(".");
  if (comma === -1 && point === -1) return text;
  if (comma !== -1 && point !== -1) {
    const decimalAt = Math.max(comma, point);
    const whole = text.slice(0, decimalAt);
    const grouped = comma < point ? commaGroups : pointGroups;
    if (!grouped.test(whole)) return null;
    return `${whole.replace(/[.,]/g, "")}.${text.slice(decimalAt + 1)}`;
  }
  if (point !== -1) {
    // "1.000" stays 1: a lone point is a decimal mark; only two or more can be grouping.
    if (text.indexOf(".") === point) return text;
    return pointGroups.test(text) ? text.replaceAll(".", "") : null;
  }
  if (commaGroups.test(text) && !text.startsWith("0")) return text.replaceAll(",", "");
  return text.indexOf(",") === comma ? text.replace(",", ".") : null;
}
