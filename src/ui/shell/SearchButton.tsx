import { Search } from "lucide-react";
import { Kbd } from "../parts/Kbd";

export interface SearchButtonProps {
  onClick: () => void;
  label?: string;
}

/** Looks like a field where there is room, an icon where there isn't; opens the search dialog. */
export function SearchButton({
  onClick,
  label = "Search providers, features…",
}: SearchButtonProps) {
  return (
    <button
      type="button"
      aria-label="Search"
      aria-keyshortcuts="/ Control+K"
      title="Search"
      aria-haspopup="dialog"
      onClick={onClick}
      className="flex h-8 items-center gap-2 rounded-md border border-line bg-surface px-2 text-dim text-sm hover:border-edge hover:bg-hover hover:text-ink pointer-coarse:h-10 pointer-coarse:min-w-10 pointer-coarse:justify-center xl:w-64"
    >
      <Search aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate text-left max-xl:hidden">{label}</span>
      <span className="max-xl:hidden">
        <Kbd>/</Kbd>
      </span>
    </button>
  );
}
