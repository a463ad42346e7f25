import type { ProviderLook } from "../charts/provider-colour";

/** Id of the pattern of a card's areas on the map. */
export const hatchingId = (cardId: string): string => `hatching-${cardId}`;

/**
 * Lines that tell areas of one colour apart: each round of the palette has a direction of its own.
 * The first has none.
 */
export function Hatching({ id, look }: { id: string; look: ProviderLook }) {
  if (look.round === 0) return null;
  const turn = [0, 45, 135, 90, 20, 110, 65][look.round % 7] ?? 0;
  return (
    <pattern
      id={id}
      width={look.round > 3 ? 5 : 8}
      height={look.round > 3 ? 5 : 8}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d="M0 0V8" stroke={look.color} strokeWidth="2" />
    </pattern>
  );
}

/** A square as the area of a provider looks on the map. */
export function AreaSwatch({ id, look }: { id: string; look: ProviderLook }) {
  return (
    <svg aria-hidden="true" width="14" height="12" viewBox="0 0 14 12">
      <defs>
        <Hatching id={id} look={look} />
      </defs>
      <rect width="14" height="12" rx="2" fill={look.color} fillOpacity="0.75" />
      {look.round > 0 && <rect width="14" height="12" rx="2" fill={`url(#${id})`} />}
    </svg>
  );
}
