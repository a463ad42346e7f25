import { useEffect } from "react";
import { useCards, useChoices, useDerived } from "../store/hooks";
import { panelChangesOf } from "../store/panel-changes";
import { CurrentView } from "./CurrentView";
import { LoadingState } from "./parts/LoadingState";
import { Search } from "./search/Search";
import { AppLayout } from "./shell/AppLayout";
import { AppNotices } from "./shell/AppNotices";
import { BadCardsNotice } from "./shell/BadCardsNotice";
import { ExportMenu } from "./shell/ExportMenu";
import { LazyViewFrame, lazyView } from "./shell/lazy-view";
import { ShareButton } from "./shell/ShareButton";
import { applyTheme, useTheme } from "./shell/theme";
import { hrefOfView, tabsOf } from "./shell/views";

/** Wide windows ask for it with the first render, others when the first view stands. */
const sidePanel = lazyView(async () => (await import("./workload/SidePanel")).SidePanel);
const loadPanel = () => sidePanel.load().catch(() => undefined);

// The same elements at every render: while a slider drags, each part follows what it reads itself.
const parts = {
  search: <Search />,
  actions: (
    <>
      <ExportMenu />
      <ShareButton />
    </>
  ),
  banner: (
    <>
      <AppNotices />
      <BadCardsNotice />
    </>
  ),
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
  const theme = useTheme();

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
        theme,
        onTheme: applyTheme,
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
