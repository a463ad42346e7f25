import { money, moneyExact, number, size } from "../../card/format";
import type { GpuEntry, Mode, PoolTier, Size } from "../../card/schema";
import { type FigureColumn, FigureTable, orUnknown } from "./FigureTable";

const sizeColumns: readonly FigureColumn<Size>[] = [
  { label: "Size", cell: ({ name }) => name },
  { label: "vCPU", isFigure: true, cell: ({ vcpu }) => orUnknown(vcpu, number) },
  { label: "RAM", isFigure: true, cell: ({ ram_gib }) => orUnknown(ram_gib, size) },
  { label: "Disk", isFigure: true, cell: ({ disk_gib }) => orUnknown(disk_gib, size) },
  { label: "An hour", isFigure: true, cell: ({ hour }) => orUnknown(hour, moneyExact) },
];

const capColumn: FigureColumn<Size> = {
  label: "At most a month",
  isFigure: true,
  cell: ({ month_cap }) => orUnknown(month_cap, money),
};

const tierColumns: readonly FigureColumn<PoolTier>[] = [
  { label: "Pool", cell: ({ name }) => name },
  { label: "vCPU", isFigure: true, cell: ({ vcpu }) => orUnknown(vcpu, number) },
  { label: "RAM", isFigure: true, cell: ({ ram_gib }) => orUnknown(ram_gib, size) },
  { label: "A month", isFigure: true, cell: ({ month }) => orUnknown(month, moneyExact) },
  { label: "At once", isFigure: true, cell: (tier) => orUnknown(tier.concurrency, number) },
  { label: "Pools at most", isFigure: true, cell: (tier) => orUnknown(tier.max_pools, number) },
];

interface ListedGpu extends GpuEntry {
  readonly place: number;
}

const gpuColumns: readonly FigureColumn<ListedGpu>[] = [
  { label: "GPU", cell: ({ type }) => type },
  { label: "Memory", isFigure: true, cell: ({ vram_gib }) => orUnknown(vram_gib, size) },
  { label: "An hour each", isFigure: true, cell: ({ hour }) => orUnknown(hour, moneyExact) },
  { label: "How many", cell: ({ counts }) => (counts === null ? "any" : counts.join(", ")) },
];

/** The sizes, pools and GPUs of a mode, with what each costs. */
export function ModeTables({ mode, label }: { mode: Mode; label: string }) {
  const sizes = mode.sizes ?? [];
  const tiers = mode.pool_tiers ?? [];
  const gpus = (mode.gpu ?? []).map((gpu, place) => ({ ...gpu, place }));
  const hasCaps = sizes.some(({ month_cap }) => month_cap !== null);
  return (
    <>
      {sizes.length > 0 && (
        <FigureTable
          label={`Sizes of ${label}`}
          caption="Sizes"
          rows={sizes}
          keyOf={({ name }) => name}
          columns={hasCaps ? [...sizeColumns, capColumn] : sizeColumns}
          className="mt-4 max-w-[640px]"
        />
      )}
      {tiers.length > 0 && (
        <FigureTable
          label={`Pools of ${label}`}
          caption="Pools"
          rows={tiers}
          keyOf={({ name }) => name}
          columns={tierColumns}
          className="mt-4 max-w-[640px]"
        />
      )}
      {gpus.length > 0 && (
        <FigureTable
          label={`GPUs of ${label}`}
          caption="GPUs"
          rows={gpus}
          keyOf={({ place }) => String(place)}
          columns={gpuColumns}
          className="mt-4 max-w-[640px]"
        />
      )}
    </>
  );
}
