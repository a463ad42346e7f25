import { useEffect } from "react";
import { useCards, useChoices, useDerived } from "../store/hooks";
import { panelChangesOf } from "../store/panel-changes";
import { CurrentView } from "./CurrentView";
import { LazyPart } from "./parts/LazyPart";
import { LoadingState } from "./parts/LoadingState";
import { Search } from "./search/Search";
import { AppLayout } from "./shell/AppLayout";
import { LazyViewFrame, lazyView } from "./shell/lazy-view";
import { Notices } from "./shell/Notices";
import { hrefOfView, tabsOf } from "./shell/views";

/** Wide windows ask for it with the first render, others when the first view stands. */
const sidePanel = lazyView(async () => (await import("./workload/SidePanel")).SidePanel);
const loadPanel = () => sidePanel.load().catch(() => undefined);

const loadActions = async () => (await import("./shell/HeaderActions")).HeaderActions;

// The same elements at every render: while a slider drags, each part follows what it reads itself.
const parts = {
  search: <Search />,
  actions: (
    <LazyPart
      load={loadActions}
      props={{}}
      // As wide as what comes, so that nothing moves.
      fallback={<span aria-hidden className="h-8 w-[16.5rem] max-lg:w-32" />}
    />
  ),
  banner: <Notices />,
  panel: (
    <LazyViewFrame
      view={sidePanel}
      title="The panel"
      fallback={<LoadingState label="Loading the panel" />}
    />
  ),
  view: <CurrentView />,
};

export function App() {
  const choices = useChoices((all) => all);
  const asOf = useCards((state) => state.asOf);
  const isReady = useCards((state) => state.status === "ready");
  const panelChanged = useDerived(panelChangesOf);

  useEffect(() => {
    if (isReady) void loadPanel();
  }, [isReady]);

  return (
    <AppLayout
      header={{
        tabs: tabsOf(choices),
        current: choices.view,
        home: hrefOfView(choices, "compare"),
        ...(asOf !== null && { dataDate: asOf }),
        search: parts.search,
        actions: parts.actions,
      }}
      banner={parts.banner}
      panel={parts.panel}
      panelTitle="Workload and requirements"
      beforePanel={loadPanel}
      panelChanged={panelChanged}
    >
      {parts.view}
    </AppLayout>
  );
}
