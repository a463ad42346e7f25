import { type ComponentFamily, components } from "../../cost/components";
import { otherColor } from "./palette";

/** The colour of each family of a bill's parts, the same wherever a cost is drawn. */
export const familyColor: Readonly<Record<ComponentFamily, string>> = {
  compute: "var(--chart-1)",
  memory: "var(--chart-3)",
  gpu: "var(--chart-4)",
  licence: "var(--chart-9)",
  storage: "var(--chart-2)",
  network: "var(--chart-6)",
  fees: otherColor,
  credit: "transparent",
};

/** In words, in the order in which a bar stacks them. Usage stands last, for credit covers that. */
export const families: readonly { readonly key: ComponentFamily; readonly label: string }[] = [
  { key: "fees", label: "Fees and seats" },
  { key: "licence", label: "Licences" },
  { key: "compute", label: "Compute" },
  { key: "memory", label: "Memory" },
  { key: "gpu", label: "GPU" },
  { key: "storage", label: "Storage" },
  { key: "network", label: "Network" },
  { key: "credit", label: "Paid by credit" },
];

const byComponent: ReadonlyMap<string, string> = new Map(
  components.map(({ key, family }) => [key, familyColor[family]]),
);

/** The colour of one part of a bill: its family's. */
export const componentColor = (key: string): string => byComponent.get(key) ?? otherColor;
