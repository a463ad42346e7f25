import type { OfferResult } from "../../cost/result";

/** Which of a card's offers is priced, as it stands under the name: "Pro · 2 vCPU / 4 GiB". */
export function offerLine({ prepared: { offer }, size }: OfferResult): string {
  const { card, mode, plan } = offer;
  const parts = [
    plan?.name ?? null,
    size,
    card.modes.length > 1 ? (mode.label ?? mode.key) : null,
  ].filter((part) => part !== null && part !== "");
  return [...new Set(parts)].join(" · ") || (mode.label ?? mode.key);
}
