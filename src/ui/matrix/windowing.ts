/** Where items of known sizes begin, and after the last of them where it ends. */
export function startsOf(sizes: readonly number[]): readonly number[] {
  const starts = [0];
  let end = 0;
  for (const size of sizes) {
    end += size;
    starts.push(end);
  }
  return starts;
}

/** Places of items, the first and the last of them included; last < first where there are none. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/** The items that lie between two points, and so many more on both sides. */
export function spanBetween(
  starts: readonly number[],
  from: number,
  to: number,
  more: number,
): Span {
  const last = starts.length - 2;
  return {
    first: Math.max(0, Math.min(last, itemAt(starts, from)) - more),
    last: Math.min(last, itemAt(starts, to) + more),
  };
}

/** The item that a point lies in: the last one that begins at or before it. */
function itemAt(starts: readonly number[], point: number): number {
  let low = 0;
  let high = starts.length - 2;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= point) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Places of a span and of what is kept besides, ascending, each once. */
export function placesIn({ first, last }: Span, kept: readonly number[], count: number): number[] {
  const places = new Set(kept.filter((place) => place >= 0 && place < count));
  for (let place = first; place <= last; place++) places.add(place);
  return [...places].sort((a, b) => a - b);
}

/** The scroll offset nearest to `offset` at which an item is in view, whole where it fits. */
export function offsetToShow(offset: number, room: number, start: number, end: number): number {
  if (start < offset) return start;
  return end > offset + room ? Math.min(start, end - room) : offset;
}
