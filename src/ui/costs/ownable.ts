export const isOwnRatePath = (path: string): boolean =>
  /^(modes\[\d+\]\.(vcpu_h|ram_gib_h|sizes\[\d+\]\.hour)|plans\[\d+\]\.(fee|included_usd|per_seat|concurrency))$/.test(
    path,
  );
