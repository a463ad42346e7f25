import { CSPProvider } from "@base-ui/react/csp-provider";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LazyDialog } from "../parts/LazyDialog";
import { useMediaQuery } from "../parts/useMediaQuery";
import { Header, type HeaderProps } from "./Header";
import { PanelButton } from "./PanelButton";
import { RevealContext, type Wanted } from "./reveal";
import { ViewTabs } from "./ViewTabs";

export interface AppLayoutProps {
  header: Omit<HeaderProps, "panelButton">;
  /** Workload, requirements, knobs; left out on views that have no use for them. */
  panel?: ReactNode;
  panelLabel?: string;
  /** Heading of the drawer, where the label on its button is too short. */
  panelTitle?: string;
  /** Done before a control of the panel is revealed, such as loading the panel. */
  beforePanel?: () => Promise<unknown>;
  /** How many things in the panel differ from the defaults, shown on the button that opens it. */
  panelChanged?: number;
  /** Notices that concern the whole app, under the header. */
  banner?: ReactNode;
  children: ReactNode;
}

const noWait = () => Promise.resolve();

/**
 * Fills the window and never scrolls itself: the panel and the main region scroll, or what fills
 * the main region does. Skip link and panel don't use the address, for its fragment is the state.
 */
export function AppLayout({
  header,
  panel,
  panelLabel = "Workload",
  panelTitle = panelLabel,
  panelChanged = 0,
  beforePanel = noWait,
  banner,
  children,
}: AppLayoutProps) {
  const main = useRef<HTMLElement>(null);
  const wide = useMediaQuery("(min-width: 1100px)");
  const [drawer, setDrawer] = useState(false);
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const hasPanel = panel !== undefined && panel !== null;
  const open = drawer && hasPanel && !wide;
  const reveal = useCallback(
    (id: string) => {
      void beforePanel().then(() => {
        setDrawer(!wide);
        setWanted({ id });
      });
    },
    [wide, beforePanel],
  );
  useEffect(() => {
    if (!wide || wanted === null) return;
    const control = document.getElementById(wanted.id);
    control?.scrollIntoView({ block: "center" });
    control?.focus();
  }, [wide, wanted]);
  const closeDrawer = () => {
    setDrawer(false);
    setWanted(null);
  };
  const revealing = useMemo(() => ({ wanted, reveal }), [wanted, reveal]);
  const drawerButton = (place: "header" | "bar") =>
    hasPanel &&
    !wide && (
      <PanelButton
        place={place}
        label={panelLabel}
        changed={panelChanged}
        open={open}
        onClick={() => setDrawer(true)}
      />
    );

  return (
    <CSPProvider disableStyleElements>
      <RevealContext value={revealing}>
        <div className="app">
          <button type="button" className="skip-link" onClick={() => main.current?.focus()}>
            Skip to content
          </button>
          <Header {...header} panelButton={drawerButton("header")} />
          {banner}
          <div className="app-body">
            {hasPanel && wide && (
              <aside aria-label={panelTitle} className="app-panel">
                {panel}
              </aside>
            )}
            <main ref={main} tabIndex={-1} className="app-main">
              {children}
            </main>
          </div>
          <div className="app-bottom">
            <ViewTabs tabs={header.tabs} current={header.current} place="bar" />
            {drawerButton("bar")}
          </div>
        </div>
        {hasPanel && (
          <LazyDialog
            sheet="left"
            flush
            open={open}
            onClose={closeDrawer}
            title={panelTitle}
            initialFocus={() => (wanted === null ? null : document.getElementById(wanted.id))}
          >
            {panel}
          </LazyDialog>
        )}
      </RevealContext>
    </CSPProvider>
  );
}
