import { useState } from "react";
import { change } from "../../store/choices-store";
import { useChoices, useDerived } from "../../store/hooks";
import { type CardKnob, knobsInView } from "../../store/side-panel";
import { Button } from "../parts/Button";
import { SearchField } from "../parts/SearchField";
import { PanelSection } from "../shell/PanelSection";
import type { Wanted } from "../shell/reveal";
import { isMoved } from "./dial";
import { KnobRow, knobId } from "./KnobRow";
import { byProvider, sameDials, searchDials } from "./order";

const firstShown = 5;
const moreShown = 10;
const searchedFrom = 9;

/** The dials of the providers in view or compared; moved ones are always among those shown. */
export function KnobsSection({ wanted }: { wanted: Wanted | null }) {
  const inView = useDerived(knobsInView);
  const knobs = useChoices((choices) => choices.knobs);
  const [query, setQuery] = useState("");
  const [limit, setLimit] = useState(firstShown);
  // The order holds while prices move: a dial must not run away from under the pointer.
  const [order, setOrder] = useState(inView);
  if (order !== inView && !sameDials(order, inView)) setOrder(inView);
  const [seen, setSeen] = useState<Wanted | null>(null);
  if (seen !== wanted) {
    setSeen(wanted);
    if (wanted !== null && order.some(({ key }) => knobId(key) === wanted.id)) {
      setLimit(order.length);
      setQuery("");
    }
  }

  const moved = ({ key, knob }: CardKnob) => isMoved(knob, knobs[key]);
  const movedCount = order.filter(moved).length;
  const elsewhere = Object.keys(knobs).length - movedCount;
  const found = searchDials(order, query);
  const shown = found.filter((entry, i) => i < limit || moved(entry));

  return (
    <PanelSection
      title="Knobs"
      action={
        <span className="flex items-center gap-2 text-dim text-xs">
          {order.length > 0 && `${shown.length} of ${order.length}`}
          {Object.keys(knobs).length > 0 && (
            <Button variant="link" onClick={() => change({ knobs: {} })}>
              Reset all
            </Button>
          )}
        </span>
      }
    >
      {order.length === 0 && (
        <p className="text-dim text-xs">No provider in view has dials of its own.</p>
      )}
      {order.length >= searchedFrom && (
        <SearchField
          label="Search knobs"
          placeholder="Provider or dial"
          className="mb-2"
          value={query}
          onChange={(text) => {
            setQuery(text);
            setLimit(firstShown);
          }}
        />
      )}
      {byProvider(shown).map(({ id, name, entries }) => (
        <section key={id} aria-label={`Knobs of ${name}`} className="mb-3">
          <h3 className="mb-0.5 font-semibold text-xs">{name}</h3>
          <div className="flex flex-col gap-1.5">
            {entries.map((entry) => (
              <KnobRow key={entry.key} entry={entry} set={knobs[entry.key]} />
            ))}
          </div>
        </section>
      ))}
      {found.length === 0 && order.length > 0 && (
        <p role="status" className="text-dim text-xs">
          No dial of a provider in view is called “{query}”.
        </p>
      )}
      {shown.length < found.length && (
        <Button size="sm" onClick={() => setLimit(limit + moreShown)}>
          Show {Math.min(moreShown, found.length - shown.length)} more
        </Button>
      )}
      {elsewhere > 0 && (
        <p className="mt-2 text-faint text-xs">
          {elsewhere === 1 ? "One dial" : `${elsewhere} dials`} of providers out of view{" "}
          {elsewhere === 1 ? "is" : "are"} moved too.
        </p>
      )}
    </PanelSection>
  );
}
