import { count } from "../../card/format";
import { change } from "../../store/choices-store";
import { useChoices } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Notice } from "../parts/Notice";

/** Says that a bill has rates of one's own in it, and takes them all back. */
export function OwnRatesNotice({ cardId }: { cardId: string }) {
  const own = useChoices(({ ownRates }) => ownRates[cardId]);
  const number = Object.keys(own ?? {}).length;
  if (number === 0) return null;
  return (
    <Notice
      className="mb-4"
      actions={
        <Button
          size="sm"
          onClick={() =>
            change(({ ownRates }) => {
              const { [cardId]: _, ...others } = ownRates;
              return { ownRates: others };
            })
          }
        >
          Reset all to the card
        </Button>
      }
    >
      This bill has {count(number, "rate")} of your own in it, marked “own rate”.
    </Notice>
  );
}
