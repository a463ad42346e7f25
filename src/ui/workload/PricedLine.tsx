import { pricedLine } from "../../compare/priced-line";
import { useChoices } from "../../store/hooks";
import { useReveal } from "../shell/reveal";
import { fieldId } from "./fields";

/** What is priced, in a sentence whose words lead to their controls. */
export function PricedLine() {
  const workload = useChoices((choices) => choices.workload);
  const { reveal } = useReveal();
  return (
    <p className="text-base text-ink leading-6">
      {pricedLine(workload).map(({ text, key }) =>
        key === null ? (
          text
        ) : (
          <button
            key={key}
            type="button"
            className="min-h-6 rounded-sm underline decoration-accent/60 underline-offset-4 hover:decoration-2 hover:decoration-accent"
            onClick={() => reveal(fieldId(key))}
          >
            {text}
          </button>
        ),
      )}
    </p>
  );
}
