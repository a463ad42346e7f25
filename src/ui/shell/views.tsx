import { Columns3, Grid3x3, ReceiptText } from "lucide-react";
import type { ReactNode } from "react";
import type { CardCore } from "../../card/schema";
import type { Choices, View } from "../../link/choices";
import { encodeChoices } from "../../link/codec";
import type { ViewTab } from "./ViewTabs";

interface TabbedView {
  readonly view: View;
  readonly label: string;
  readonly icon: ReactNode;
}

const tabbed: readonly TabbedView[] = [
  { view: "compare", label: "Compare", icon: <Grid3x3 aria-hidden className="size-5" /> },
  { view: "costs", label: "Costs", icon: <ReceiptText aria-hidden className="size-5" /> },
  {
    view: "side-by-side",
    label: "Side by side",
    icon: <Columns3 aria-hidden className="size-5" />,
  },
];

/** Address of the same choices in another view. */
export const hrefOfView = (choices: Choices, view: View): string =>
  `#${encodeChoices({ ...choices, view })}`;

export const tabsOf = (choices: Choices): ViewTab[] =>
  tabbed.map(({ view, label, icon }) => ({
    id: view,
    label,
    icon,
    href: hrefOfView(choices, view),
    ...(view === "side-by-side" && { count: choices.compared.length }),
  }));

/** What a view is called, in the window's title and where it fails. */
export function titleOfView(
  { view, provider }: Pick<Choices, "view" | "provider">,
  cards: readonly CardCore[],
): string {
  if (view === "provider") {
    return cards.find(({ id }) => id === provider)?.name ?? provider ?? "Provider";
  }
  return tabbed.find((tab) => tab.view === view)?.label ?? "Compare";
}
