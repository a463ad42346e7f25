import { Info } from "lucide-react";
import { useState } from "react";
import { knobEffectAbout } from "../../card/knob-effects";
import type { CardKnob } from "../../store/side-panel";
import { IconButton } from "../parts/IconButton";
import { Link } from "../parts/Link";
import { isApplied, knobLabel } from "./dial";
import { KnobControl } from "./KnobControl";

/** Id of a dial's control: what others lead to. */
export const knobId = (key: string): string => `knob-${key.replace("/", "-")}`;

/** One dial with why it matters and where that is said. */
export function KnobRow({ entry, set }: { entry: CardKnob; set: number | boolean | undefined }) {
  const { key, knob } = entry;
  const [open, setOpen] = useState(false);
  const effect = knobEffectAbout(knob.effect);
  const aboutId = `${knobId(key)}-about`;
  return (
    <div className="text-sm">
      <KnobControl
        id={knobId(key)}
        knobKey={key}
        knob={knob}
        set={set}
        info={
          <IconButton
            size="sm"
            label={`About ${knobLabel(knob)}`}
            icon={<Info aria-hidden className="size-3.5" />}
            className="-my-0.5 border-transparent"
            aria-expanded={open}
            aria-controls={open ? aboutId : undefined}
            onClick={() => setOpen(!open)}
          />
        }
      />
      {!isApplied(knob) && (
        <p className="text-warn text-xs">
          Not applied: what “{knob.effect}” does to a price is not known here.
        </p>
      )}
      {open && (
        <div id={aboutId} className="mt-1 border-line border-l-2 pl-2 text-dim text-xs">
          <p>{knob.why ?? "The card does not say why it matters."}</p>
          <p className="mt-0.5 text-faint">
            {effect !== null && <>{effect}. </>}
            {knob.source === null ? "No source stated." : <Link href={knob.source} />}
          </p>
        </div>
      )}
    </div>
  );
}
