/** The place in a list of ascending values that lies nearest to one. */
export function nearestStop(stops: readonly number[], wanted: number): number {
  let best = 0;
  stops.forEach((value, i) => {
    if (Math.abs(value - wanted) < Math.abs((stops[best] ?? 0) - wanted)) best = i;
  });
  return best;
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Where a key leads among places in a row; null for a key that leads nowhere. */
export function nextStop(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(count - 1, Math.max(0, from + step));
}
