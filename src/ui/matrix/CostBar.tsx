import { components } from "../../cost/components";
import type { OfferResult } from "../../cost/result";
import { Bar } from "../parts/Bar";
import { familyColor } from "../parts/component-colours";
import { cx } from "../parts/cx";

export interface CostBarProps {
  result: OfferResult;
  /** USD that a bar of full length stands for. */
  scale: number;
  className?: string;
}

const colors = new Map<string, string>(
  components.map(({ key, family }) => [key, familyColor[family]]),
);

/** A month's parts as a thin bar; nothing where there is no price. */
export function CostBar({ result, scale, className }: CostBarProps) {
  const total = result.totalUsd;
  if (total === null) return null;
  const isLowerBound = result.unknown.length > 0;
  return (
    <Bar
      className={cx("h-1", !isLowerBound && total > scale && "bar-cut", className)}
      parts={result.components.map(({ key, usd }) => ({
        id: key,
        share: Math.max(0, usd),
        color: colors.get(key) ?? "transparent",
      }))}
      length={total / scale}
      openEnded={isLowerBound}
    />
  );
}
