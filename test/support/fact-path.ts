/** Whether a path such as "modes[0].sizes[2].hour" leads to a field that the card holds. */
export function hasPath(card: object, path: string): boolean {
  let value: unknown = card;
  for (const part of path.match(/[^.[\]]+/g) ?? []) {
    if (typeof value !== "object" || value === null || !(part in value)) return false;
    value = Object.entries(value).find(([key]) => key === part)?.[1];
  }
  return true;
}
