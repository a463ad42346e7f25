import type { Question, Ranked } from "../../cost/rank";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";
import { BillLines } from "./BillLines";
import { Section } from "./Section";

export function BillSection({ ranked, question }: { ranked: Ranked; question: Question }) {
  const { id } = ranked.card.card;
  return (
    <Section
      id="bill"
      aside={
        <Button
          variant="link"
          onClick={() => change({ view: "costs", costView: "bill", provider: id })}
        >
          With every number and its source
        </Button>
      }
    >
      {ranked.status === "unpriced" ? (
        <p className="text-dim">
          There is no bill: no offer can be priced. The reasons stand with each offer below.
        </p>
      ) : (
        <BillLines prepared={ranked.prepared} question={question} />
      )}
    </Section>
  );
}
