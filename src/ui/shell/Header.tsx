import type { ReactNode } from "react";
import { date } from "../../card/format";
import { type ViewTab, ViewTabs } from "./ViewTabs";

export interface HeaderProps {
  tabs: readonly ViewTab[];
  current: string;
  /** Where the product's name leads. */
  home: string;
  /** The date of the data, ISO. */
  dataDate?: string;
  search?: ReactNode;
  /** Export, share, theme. */
  actions?: ReactNode;
  /** Given by AppLayout where the side panel is a drawer. */
  panelButton?: ReactNode;
}

export function Header({
  tabs,
  current,
  home,
  dataDate,
  search,
  actions,
  panelButton,
}: HeaderProps) {
  return (
    <header className="app-header">
      <a href={home} className="app-name">
        <Mark />
        <span>Boxscore</span>
      </a>
      {panelButton}
      <ViewTabs tabs={tabs} current={current} />
      <div className="ml-auto flex shrink-0 items-center gap-2 max-md:gap-1.5">
        {search}
        {dataDate && (
          <span className="mx-1 whitespace-nowrap text-dim text-xs max-lg:hidden">
            data of <time dateTime={dataDate}>{date(dataDate)}</time>
          </span>
        )}
        {actions}
      </div>
    </header>
  );
}

function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 text-accent" fill="currentColor">
      <path d="M0 1h16v3H0zM0 6.5h10v3H0zM0 12h6v3H0z" />
      <path d="M11.5 6.5H16v3h-4.5zM7.5 12H16v3H7.5z" opacity=".45" />
    </svg>
  );
}
