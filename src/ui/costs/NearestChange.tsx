export function NearestChange(_: Record<string, unknown>) {
  return null;
}
