import { featureGroups } from "../card/features";
import type { Column, ColumnGroupKey } from "./column";
import { factColumns } from "./fact-columns";
import { figureColumns } from "./figure-columns";
import { nameColumn, textColumns } from "./text-columns";

export type { Column, ColumnGroupKey } from "./column";
export { nameColumn } from "./text-columns";

export interface ColumnGroup {
  readonly key: ColumnGroupKey;
  readonly label: string;
}

/** Groups of columns in their order. */
export const columnGroups: readonly ColumnGroup[] = [
  { key: "result", label: "Result" },
  { key: "limits", label: "Limits" },
  { key: "prices", label: "Prices" },
  ...featureGroups.map(({ key, label }) => ({ key, label })),
  { key: "company", label: "Company" },
  { key: "about", label: "About" },
];

const inGroups = (columns: readonly Column[]): Column[] =>
  columnGroups.flatMap(({ key }) => columns.filter(({ group }) => group === key));

/** Every column there is, in the order of its groups. */
export const matrixColumns: readonly Column[] = inGroups([
  ...figureColumns,
  ...textColumns,
  ...factColumns,
]);

const byId: ReadonlyMap<string, Column> = new Map(
  [nameColumn, ...matrixColumns].map((c) => [c.id, c]),
);

/** The column of an id, that of names too; undefined where none has it (a foreign link). */
export const findColumn = (id: string): Column | undefined => byId.get(id);

const idsOf = (...groups: readonly ColumnGroupKey[]): string[] =>
  groups.flatMap((group) => matrixColumns.filter((c) => c.group === group).map(({ id }) => id));

const result = ["rank", "monthlyUsd", "met"];

export interface ColumnPreset {
  readonly key: string;
  readonly label: string;
  readonly columns: readonly string[];
}

/** Named sets of columns; the first is what a first visit sees. */
export const columnPresets: readonly ColumnPreset[] = [
  {
    key: "essentials",
    label: "Essentials",
    columns: [
      ...["monthlyUsd", "met", "snapshot_mem", "fork", "pause_resume", "persistent_disk"],
      ...["wake_on_request", "maxSessionHours", "custom_image", "docker_inside", "root"],
      ...["isolation", "vm_isolation", "inbound_https", "egress_allowlist", "static_egress_ip"],
      ...["secret_proxy", "soc2", "eu_data_residency", "self_host", "gpu", "coldStartMs"],
    ],
  },
  {
    key: "lifecycle",
    label: "Lifecycle",
    columns: [...result, ...idsOf("lifecycle"), "maxSessionHours", "coldStartMs", "burstStartMs"],
  },
  {
    key: "isolation",
    label: "Machine and isolation",
    columns: [...result, ...idsOf("isolation", "machine")],
  },
  { key: "network", label: "Network", columns: [...result, ...idsOf("network"), "regions"] },
  { key: "agent", label: "Agent surface", columns: [...result, ...idsOf("agent")] },
  {
    key: "compliance",
    label: "Compliance",
    columns: [...result, ...idsOf("governance", "deployment"), "regions"],
  },
  {
    key: "hardware",
    label: "Hardware",
    columns: [...result, "maxVcpu", "maxRamGib", ...idsOf("hardware")],
  },
  { key: "sdks", label: "SDKs", columns: [...result, ...idsOf("sdks")] },
  {
    key: "limits",
    label: "Limits and prices",
    columns: [...result, ...idsOf("limits", "prices")],
  },
  {
    key: "company",
    label: "Company",
    columns: [...result, "category", ...idsOf("company"), "regions", "checked", "shareKnown"],
  },
  { key: "everything", label: "Everything", columns: matrixColumns.map(({ id }) => id) },
];

const presetByKey: ReadonlyMap<string, ColumnPreset> = new Map(
  columnPresets.map((preset) => [preset.key, preset]),
);

/** The preset of a key, or undefined where none has it. */
export const findPreset = (key: string): ColumnPreset | undefined => presetByKey.get(key);
