import type { ReactNode } from "react";
import { cx } from "../parts/cx";
import { Count } from "./Count";

export interface ViewTab {
  id: string;
  label: string;
  href: string;
  /** Shown over the label in the phone's bar. */
  icon?: ReactNode;
  /** Such as how many providers are chosen for the side by side. */
  count?: number;
}

export interface ViewTabsProps {
  tabs: readonly ViewTab[];
  current: string;
  /** `bar` runs along the lower edge of a narrow window. */
  place?: "header" | "bar";
}

export function ViewTabs({ tabs, current, place = "header" }: ViewTabsProps) {
  const bar = place === "bar";
  return (
    <nav
      aria-label="Views"
      className={bar ? undefined : "flex min-w-0 gap-0.5 overflow-x-auto max-md:hidden"}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === current ? "page" : undefined}
          className={cx("view-tab", bar && "view-tab-bar")}
        >
          {bar && tab.icon}
          <span className="whitespace-nowrap">
            {tab.label}
            <Count value={tab.count} word="chosen" />
          </span>
        </a>
      ))}
    </nav>
  );
}
