import { markerPath } from "./markers";
import type { ProviderLook } from "./provider-colour";

/** A square of a colour, hatched for what was paid by credit. */
export function ColorSwatch({ background }: { background: string }) {
  return (
    <span aria-hidden="true" className="bar-part size-2.5 rounded-sm" style={{ background }} />
  );
}

/** A piece of a provider's line with its marker. */
export function LineSwatch({ look, open = false }: { look: ProviderLook; open?: boolean }) {
  return (
    <svg aria-hidden="true" width="24" height="12" viewBox="0 0 24 12">
      <path
        d="M0 6H24"
        fill="none"
        stroke={look.color}
        strokeWidth="2"
        strokeDasharray={open ? "2 3" : look.dash}
      />
      <path d={markerPath(look.marker, 12, 6, 3.5)} fill={look.color} />
    </svg>
  );
}

/** A provider's marker alone. */
export function MarkerSwatch({ look }: { look: ProviderLook }) {
  return (
    <svg aria-hidden="true" width="12" height="12" viewBox="0 0 12 12">
      <path d={markerPath(look.marker, 6, 6, 4)} fill={look.color} />
    </svg>
  );
}
