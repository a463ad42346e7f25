import { useEffect, useRef } from "react";
import type { View } from "../link/choices";
import { useCards, useChoices } from "../store/hooks";
import { CompareView } from "./matrix/CompareView";
import { DataState } from "./shell/DataState";
import { type LazyView, LazyViewFrame, lazyView, ViewFrame } from "./shell/lazy-view";
import { titleOfView } from "./shell/views";

/** The first view comes with the app itself, the others when they are first opened. */
const lazyViews: Readonly<Record<Exclude<View, "compare">, LazyView>> = {
  costs: lazyView(async () => (await import("./costs/CostsView")).CostsView),
  provider: lazyView(async () => (await import("./provider/ProviderView")).ProviderView),
  "side-by-side": lazyView(
    async () => (await import("./side-by-side/SideBySideView")).SideBySideView,
  ),
};

/** The view that is chosen, under the window's title. */
export function CurrentView() {
  const view = useChoices((choices) => choices.view);
  const provider = useChoices((choices) => choices.provider);
  const cards = useCards((state) => state.cards);
  const title = titleOfView({ view, provider }, cards);

  useEffect(() => {
    document.title = `${title} · Boxscore`;
  }, [title]);

  // What had the focus went with the view before; the keyboard goes on from the new one.
  const last = useRef(title);
  useEffect(() => {
    if (last.current !== title && document.activeElement === document.body) {
      document.querySelector("main")?.focus({ preventScroll: true });
    }
    last.current = title;
  }, [title]);

  return (
    <DataState title={title}>
      {view === "compare" ? (
        <ViewFrame key={view} title={title}>
          <h1 className="sr-only">Compare</h1>
          <CompareView />
        </ViewFrame>
      ) : (
        <LazyViewFrame key={view} view={lazyViews[view]} title={title} />
      )}
    </DataState>
  );
}
