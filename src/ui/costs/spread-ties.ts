interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Sets points that lie on one another side by side, so that each can be seen and reached: those that
 * are nearer than `room` to one placed before move to the right, a little at a time.
 */
export function spreadTies<Point extends Spot>(points: readonly Point[], room: number): Point[] {
  const placed: Point[] = [];
  for (const point of points) {
    let { x } = point;
    while (
      placed.some((other) => Math.abs(other.x - x) < room && Math.abs(other.y - point.y) < room)
    ) {
      x += room;
    }
    placed.push({ ...point, x });
  }
  return placed;
}
