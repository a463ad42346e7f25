import { labelOf } from "../../compare/labels";
import type { CategoryCount } from "../../compare/selection";

/** "agent sandboxes", "browsers". */
export const plural = (label: string): string =>
  /(?:s|x|ch|sh)$/.test(label) ? `${label}es` : `${label}s`;

/** Of what providers are counted, and how many of them there are: "44 agent sandboxes". */
export function countedAmong(
  asked: readonly string[],
  categories: readonly CategoryCount[],
): { readonly total: number; readonly noun: string } {
  const counted = categories.filter(
    ({ category }) => asked.length === 0 || (category !== null && asked.includes(category)),
  );
  const [only, ...others] = asked;
  return {
    total: counted.reduce((sum, { total }) => sum + total, 0),
    noun: only === undefined || others.length > 0 ? "providers" : plural(labelOf("category", only)),
  };
}
