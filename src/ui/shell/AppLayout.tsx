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
  /** How many things in the panel differ from the defaults, shown on the button that opens it. */
  panelChanged?: number;
  /** Notices that concern the whole app, under the header. */
  banner?: ReactNode;
  children: ReactNode;
}

/**
 * Fills the window and never scrolls itself: the panel and the main region scroll, or what fills
 * the main region does. Skip link and panel don't use the address, for its fragment is the state.
 */
export function AppLayout({
  header,
  panel,
  panelLabel = "Workload",
  panelChanged = 0,
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
      setDrawer(!wide);
      setWanted({ id });
    },
    [wide],
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
              <aside aria-label={panelLabel} className="app-panel">
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
            title={panelLabel}
            initialFocus={() => (wanted === null ? null : document.getElementById(wanted.id))}
          >
            {panel}
          </LazyDialog>
        )}
      </RevealContext>
    </CSPProvider>
  );
}
