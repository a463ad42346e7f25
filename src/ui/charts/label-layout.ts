/** A box for a text, in pixels; `y` is its middle. */
export interface LabelBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const overlaps = (a: LabelBox, b: LabelBox): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && Math.abs(a.y - b.y) < (a.height + b.height) / 2;

/**
 * Heights for labels at the ends of lines: as near to where each wants to be as they can without
 * overlap, in the order they came in by height, within `top` and `bottom`. Null for those that have
 * no room; the first of the list are the last to lose theirs.
 */
export function stackLabels(
  wanted: readonly number[],
  height: number,
  top: number,
  bottom: number,
): (number | null)[] {
  const room = Math.max(0, Math.floor((bottom - top) / height));
  const kept = wanted
    .map((y, index) => ({ index, y }))
    .slice(0, room)
    .sort((a, b) => a.y - b.y || a.index - b.index);
  const placed: number[] = [];
  for (const { y } of kept) {
    const above = placed.at(-1);
    placed.push(Math.max(y, top + height / 2, above === undefined ? -Infinity : above + height));
  }
  let below = bottom + height / 2;
  for (let i = placed.length - 1; i >= 0; i--) {
    const at = Math.min(placed[i] ?? 0, below - height);
    placed[i] = at;
    below = at;
  }
  const result: (number | null)[] = wanted.map(() => null);
  kept.forEach(({ index }, i) => {
    result[index] = placed[i] ?? null;
  });
  return result;
}

/** A point that wants a label beside it. */
export interface LabelledPoint {
  readonly x: number;
  readonly y: number;
  /** Width of its text. */
  readonly width: number;
}

export interface PlacedLabel extends LabelBox {
  /** Which side of the text lies at `x`. */
  readonly anchor: "start" | "middle" | "end";
}

export interface PlotArea {
  /** Where labels may begin: 0 where left out. */
  readonly left?: number;
  readonly width: number;
  readonly height: number;
}

const gap = 8;

function candidates({ x, y, width }: LabelledPoint, height: number): PlacedLabel[] {
  const right = { x: x + gap, anchor: "start" } as const;
  const left = { x: x - gap - width, anchor: "end" } as const;
  const centred = { x: x - width / 2, anchor: "middle" } as const;
  const size = { width, height };
  const step = height * 0.75;
  return [
    { ...right, y, ...size },
    { ...left, y, ...size },
    { ...centred, y: y - height, ...size },
    { ...centred, y: y + height, ...size },
    { ...right, y: y - step, ...size },
    { ...right, y: y + step, ...size },
    { ...left, y: y - step, ...size },
    { ...left, y: y + step, ...size },
  ];
}

/**
 * A place for the label of each point that overlaps no other label and no point, inside the plot,
 * and if it can be none of the `lines` (whiskers). Earlier points choose first; null for those that
 * find none.
 */
export function placeLabels(
  points: readonly LabelledPoint[],
  height: number,
  area: PlotArea,
  lines: readonly LabelBox[] = [],
  radius = 5,
): (PlacedLabel | null)[] {
  const dots: LabelBox[] = points.map(({ x, y }) => ({
    x: x - radius,
    y,
    width: 2 * radius,
    height: 2 * radius,
  }));
  const taken: LabelBox[] = [];
  return points.map((point) => {
    const free = candidates(point, height).filter(
      (box) =>
        box.x >= (area.left ?? 0) &&
        box.x + box.width <= area.width &&
        box.y - height / 2 >= 0 &&
        box.y + height / 2 <= area.height &&
        !taken.some((other) => overlaps(box, other)) &&
        !dots.some((dot) => overlaps(box, dot)),
    );
    const clear = free.find((box) => !lines.some((line) => overlaps(box, line)));
    const best = clear ?? free[0] ?? null;
    if (best !== null) taken.push(best);
    return best;
  });
}

/** About how wide a text is in the charts' 12 px type, without asking the page. */
export function textWidth(text: string, fontSize = 12): number {
  let units = 0;
  for (const char of text) {
    units += /[iljtfI.,:;'’|!() ]/.test(char) ? 0.34 : /[mwMW@%]/.test(char) ? 0.9 : 0.58;
  }
  return units * fontSize;
}

/** A text that fits a width, with its end cut off where it must be. */
export function shortened(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  let cut = text;
  while (cut.length > 1 && textWidth(`${cut}…`) > room) cut = cut.slice(0, -1);
  return `${cut.trimEnd()}…`;
}
