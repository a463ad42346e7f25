import { SlidersHorizontal } from "lucide-react";
import { Button } from "../parts/Button";
import { Count } from "./Count";

export interface PanelButtonProps {
  label: string;
  changed: number;
  open: boolean;
  onClick: () => void;
  place?: "header" | "bar";
}

/** Opens the side panel where it is a drawer: from the header, or on a phone from under the thumb. */
export function PanelButton({ label, changed, open, onClick, place = "header" }: PanelButtonProps) {
  const popup = { "aria-haspopup": "dialog", "aria-expanded": open, onClick } as const;
  if (place === "bar") {
    return (
      <button type="button" className="view-tab view-tab-bar panel-tab" {...popup}>
        <SlidersHorizontal aria-hidden className="size-5" />
        <span className="whitespace-nowrap">
          {label}
          <Count value={changed} word="changed" />
        </span>
      </button>
    );
  }
  return (
    <Button className="px-2.5 max-md:hidden" {...popup}>
      <SlidersHorizontal aria-hidden className="size-4" />
      {label}
      <Count value={changed} word="changed" />
    </Button>
  );
}
