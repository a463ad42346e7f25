/** The colours of charts by name. Their values stand in styles/tokens.css alone. */
export const series = [
  "var(--chart-1)",
  "var(--chart-2)",
  "var(--chart-3)",
  "var(--chart-4)",
  "var(--chart-5)",
  "var(--chart-6)",
  "var(--chart-7)",
  "var(--chart-8)",
  "var(--chart-9)",
  "var(--chart-10)",
] as const;

/** For what isn't told apart: the rest, what is unknown. */
export const otherColor = "var(--chart-other)";

/** Dashes for lines, so that an eleventh series differs from the first by more than its label. */
export const dashes = [undefined, "6 3", "2 3", "8 3 2 3"] as const;

/** What a CSS colour is in the theme of `host`, as rgb(): for canvases and exported pictures. */
export function resolveColor(color: string, host: HTMLElement = document.body): string {
  const probe = document.createElement("span");
  probe.style.color = color;
  host.append(probe);
  const resolved = getComputedStyle(probe).color;
  probe.remove();
  return resolved;
}
