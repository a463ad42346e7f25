import type { Marker } from "./provider-colour";

/** A marker as an SVG path round a point. All have about the same area. */
export function markerPath(marker: Marker, x: number, y: number, radius: number): string {
  const r = radius;
  const points = (list: readonly (readonly [number, number])[]) =>
    `M${list.map(([dx, dy]) => `${round(x + dx * r)} ${round(y + dy * r)}`).join("L")}Z`;
  switch (marker) {
    case "circle":
      return `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
    case "square":
      return points([
        [-0.9, -0.9],
        [0.9, -0.9],
        [0.9, 0.9],
        [-0.9, 0.9],
      ]);
    case "diamond":
      return points([
        [0, -1.25],
        [1.25, 0],
        [0, 1.25],
        [-1.25, 0],
      ]);
    case "up":
      return points([
        [0, -1.2],
        [1.2, 0.9],
        [-1.2, 0.9],
      ]);
    case "down":
      return points([
        [0, 1.2],
        [1.2, -0.9],
        [-1.2, -0.9],
      ]);
    case "cross":
      return points([
        [-0.4, -1.2],
        [0.4, -1.2],
        [0.4, -0.4],
        [1.2, -0.4],
        [1.2, 0.4],
        [0.4, 0.4],
        [0.4, 1.2],
        [-0.4, 1.2],
        [-0.4, 0.4],
        [-1.2, 0.4],
        [-1.2, -0.4],
        [-0.4, -0.4],
      ]);
  }
}

/** Hundredths of a pixel: finer is only bytes. */
export const round = (value: number): number => Math.round(value * 100) / 100;
