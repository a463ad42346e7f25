import { useEffect } from "react";
import type { View } from "../link/choices";
import { useCards, useChoices, useDerived } from "../store/hooks";
import { panelChangesOf } from "../store/panel-changes";
import { CompareView } from "./matrix/CompareView";
import { Search } from "./search/Search";
import { AppLayout } from "./shell/AppLayout";
import { AppNotices } from "./shell/AppNotices";
import { BadCardsNotice } from "./shell/BadCardsNotice";
import { DataState } from "./shell/DataState";
import { ExportMenu } from "./shell/ExportMenu";
import { type LazyView, LazyViewFrame, lazyView, ViewFrame } from "./shell/lazy-view";
import { ShareButton } from "./shell/ShareButton";
import { applyTheme, useTheme } from "./shell/theme";
import { hrefOfView, tabsOf, titleOfView } from "./shell/views";

/** The first view comes with the app itself, the others when they are first opened. */
const lazyViews: Readonly<Record<Exclude<View, "compare">, LazyView>> = {
  costs: lazyView(async () => (await import("./costs/CostsView")).CostsView),
  provider: lazyView(async () => (await import("./provider/ProviderView")).ProviderView),
  "side-by-side": lazyView(
    async () => (await import("./side-by-side/SideBySideView")).SideBySideView,
  ),
};

/** Wide windows ask for it with the first render, others when the first view stands. */
const sidePanel = lazyView(async () => (await import("./workload/SidePanel")).SidePanel);
const loadPanel = () => sidePanel.load().catch(() => undefined);

export function App() {
  const choices = useChoices((all) => all);
  const cards = useCards((state) => state.cards);
  const asOf = useCards((state) => state.asOf);
  const panelChanged = useDerived(panelChangesOf);
  const theme = useTheme();

  const ready = useCards((state) => state.status === "ready");
  useEffect(() => {
    if (ready) void loadPanel();
  }, [ready]);

  const title = titleOfView(choices, cards);
  useEffect(() => {
    document.title = `${title} · Boxscore`;
  }, [title]);

  return (
    <AppLayout
      header={{
        tabs: tabsOf(choices),
        current: choices.view,
        home: hrefOfView(choices, "compare"),
        ...(asOf !== null && { dataDate: asOf }),
        search: <Search />,
        actions: (
          <>
            <ExportMenu />
            <ShareButton />
          </>
        ),
        theme,
        onTheme: applyTheme,
      }}
      banner={
        <>
          <AppNotices />
          <BadCardsNotice />
        </>
      }
      panel={
        <LazyViewFrame
          view={sidePanel}
          title="The panel"
          fallback={<span className="sr-only">Loading the panel</span>}
        />
      }
      panelTitle="Workload and requirements"
      beforePanel={loadPanel}
      panelChanged={panelChanged}
    >
      <DataState title={title}>
        {choices.view === "compare" ? (
          <ViewFrame key="compare" title={title}>
            <h1 className="sr-only">Compare</h1>
            <CompareView />
          </ViewFrame>
        ) : (
          <LazyViewFrame key={choices.view} view={lazyViews[choices.view]} title={title} />
        )}
      </DataState>
    </AppLayout>
  );
}
