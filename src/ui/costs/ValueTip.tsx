import type { ValuePoint } from "../../cost/sweep/value";
import { costText } from "../../cost/words";
import { costRemark, shareText, valueDetails } from "./value-words";

/** What a point costs and which of the wanted features it has, lacks and leaves open. */
export function ValueTip({ name, point }: { name: string; point: ValuePoint }) {
  const cost = [costText(point.usd, point.isLowerBound), costRemark(point)];
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p>{cost.filter(Boolean).join(", ")}</p>
      <p className="text-dim">
        {shareText(point)}
        {point.isOnFrontier ? ", on the frontier" : ""}
      </p>
      <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-2">
        {valueDetails(point).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-dim">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
