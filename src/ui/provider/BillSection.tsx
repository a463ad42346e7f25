import { change } from "../../store/choices-store";
import { Bill } from "../costs/Bill";
import { Button } from "../parts/Button";
import { Section } from "./Section";

/** The bill of the offer that sets the price, for the workload in force. */
export function BillSection({ id }: { id: string }) {
  return (
    <Section
      id="bill"
      aside={
        <Button
          variant="link"
          onClick={() => change({ view: "costs", costView: "bill", provider: id })}
        >
          Open in Costs
        </Button>
      }
    >
      <Bill id={id} heading="h3" withOffers={false} />
    </Section>
  );
}
