import { number, size } from "../../card/format";
import type { CardCore } from "../../card/schema";
import type { Explanation } from "../../cost/explain/explain";
import { FactorList } from "./FactorList";
import { Formula } from "./Formula";

/** The machine that was fitted, and how sessions became billed time: what several parts share. */
export function BillBasis({ card, explanation }: { card: CardCore; explanation: Explanation }) {
  const { shape, basis } = explanation;
  return (
    <ul aria-label="Basis of the bill" className="border-line border-t">
      <li className="flex items-baseline justify-between gap-4 border-line border-b py-2">
        <span>Machine as fitted</span>
        <span className="text-right">
          {number(shape.vcpu)} vCPU / {size(shape.ramGib)} RAM / {size(shape.diskGib)} disk
        </span>
      </li>
      {basis.map(({ key, label, value, unit, formula, factors }) => (
        <li key={key} className="border-line border-b py-2">
          <p className="flex items-baseline justify-between gap-4">
            <span>{label}</span>
            <span className="shrink-0">
              {number(value)} {unit}
            </span>
          </p>
          <Formula text={formula} />
          <FactorList card={card} factors={factors.filter(({ path }) => path !== null)} />
        </li>
      ))}
    </ul>
  );
}
