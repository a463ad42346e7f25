import type { ReactNode } from "react";
import { cx } from "../parts/cx";

export interface ViewTab {
  id: string;
  label: string;
  href: string;
  icon?: ReactNode;
  /** Such as how many providers are chosen for the side by side. */
  count?: number;
}

export interface ViewTabsProps {
  tabs: readonly ViewTab[];
  current: string;
  /** `bar` is the phone's: along the lower edge, icons over labels. */
  place?: "header" | "bar";
}

export function ViewTabs({ tabs, current, place = "header" }: ViewTabsProps) {
  return (
    <nav
      aria-label="Views"
      className={place === "bar" ? "app-bottom" : "flex min-w-0 gap-0.5 max-md:hidden"}
    >
      {tabs.map((tab) => (
        <a
          key={tab.id}
          href={tab.href}
          aria-current={tab.id === current ? "page" : undefined}
          className={cx("view-tab", place === "bar" && "view-tab-bar")}
        >
          {place === "bar" && tab.icon}
          <span className="whitespace-nowrap">
            {tab.label}
            {tab.count !== undefined && tab.count > 0 && (
              <span className="ml-1.5 rounded-full bg-accent-soft px-1.5 font-semibold text-2xs text-accent">
                {tab.count}
                <span className="sr-only"> chosen</span>
              </span>
            )}
          </span>
        </a>
      ))}
    </nav>
  );
}
