import { useEffect } from "react";
import type { View } from "../link/choices";
import { useCards, useChoices, useDerived } from "../store/hooks";
import { panelChangesOf } from "../store/side-panel";
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
import { SidePanel } from "./workload/SidePanel";

/** The first view comes with the app itself, the others when they are first opened. */
const lazyViews: Readonly<Record<Exclude<View, "compare">, LazyView>> = {
  costs: lazyView(async () => (await import("./costs/CostsView")).CostsView),
  provider: lazyView(async () => (await import("./provider/ProviderView")).ProviderView),
  "side-by-side": lazyView(
    async () => (await import("./side-by-side/SideBySideView")).SideBySideView,
  ),
};

export function App() {
  const choices = useChoices((all) => all);
  const cards = useCards((state) => state.cards);
  const asOf = useCards((state) => state.asOf);
  const panelChanged = useDerived(panelChangesOf);
  const theme = useTheme();

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
      panel={<SidePanel />}
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
