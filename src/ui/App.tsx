import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { View } from "../link/choices";
import { useCards, useChoices, useDerived } from "../store/hooks";
import { panelChangesOf } from "../store/side-panel";
import { AppLayout } from "./shell/AppLayout";
import { AppNotices } from "./shell/AppNotices";
import { BadCardsNotice } from "./shell/BadCardsNotice";
import { DataState } from "./shell/DataState";
import { ExportMenu } from "./shell/ExportMenu";
import { type LazyView, LazyViewFrame, lazyView } from "./shell/lazy-view";
import { SearchButton } from "./shell/SearchButton";
import { ShareButton } from "./shell/ShareButton";
import { applyTheme, useTheme } from "./shell/theme";
import { useSearchKeys } from "./shell/useSearchKeys";
import { hrefOfView, tabsOf, titleOfView } from "./shell/views";
import { SidePanel } from "./workload/SidePanel";

// Stand-in until the first view has its file.
const files = import.meta.glob<{ CompareView: ComponentType }>("./matrix/CompareView.tsx");
const Missing = () => null;

const lazyViews: Readonly<Record<View, LazyView>> = {
  compare: lazyView(
    async () => (await files["./matrix/CompareView.tsx"]?.())?.CompareView ?? Missing,
  ),
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
  const [, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  useSearchKeys(openSearch);

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
        search: <SearchButton onClick={openSearch} />,
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
      <DataState>
        <LazyViewFrame key={choices.view} view={lazyViews[choices.view]} title={title} />
      </DataState>
    </AppLayout>
  );
}
