import { count, number, percent, size } from "../../card/format";
import { defaultWorkload, operatingSystems, type Workload } from "../../cost/workload";

type Rare = "ramActive" | "snapshotGib" | "egressGib" | "ipv4" | "seats" | "gpuCount" | "os";

const texts: readonly { key: Rare; text: (workload: Workload) => string }[] = [
  { key: "ramActive", text: ({ ramActive }) => `RAM ${percent(ramActive)} in use` },
  { key: "snapshotGib", text: ({ snapshotGib }) => `${size(snapshotGib)} of snapshots` },
  { key: "egressGib", text: ({ egressGib }) => `${size(egressGib)} egress` },
  { key: "ipv4", text: ({ ipv4 }) => `${number(ipv4)} IPv4` },
  { key: "seats", text: ({ seats }) => count(seats, "seat") },
  {
    key: "gpuCount",
    text: ({ gpuCount, gpuType }) =>
      gpuType === "any" ? count(gpuCount, "GPU") : `${number(gpuCount)} × ${gpuType}`,
  },
  {
    key: "os",
    text: ({ os }) => operatingSystems.find(({ value }) => value === os)?.label ?? os,
  },
];

/** What of the rarely used fields is set, in words: "50 GiB egress, 10 seats"; empty where nothing is. */
export const rareSummary = (workload: Workload): string =>
  texts
    .filter(({ key }) => workload[key] !== defaultWorkload[key])
    .map(({ text }) => text(workload))
    .join(", ");
