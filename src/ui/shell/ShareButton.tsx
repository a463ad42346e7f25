import { Link2 } from "lucide-react";
import { useState } from "react";
import { useChoices } from "../../store/hooks";
import { Checkbox } from "../parts/Checkbox";
import { CopyButton } from "../parts/CopyButton";
import { PopoverButton } from "../parts/PopoverButton";
import { linkTo } from "./link-to";

const labelClass = "max-lg:sr-only";

/** Copies the link; negotiated rates go into it only when ticked. */
export function ShareButton() {
  const rates = useChoices(({ ownRates }) => ownRates);
  const count = Object.values(rates).reduce((sum, own) => sum + Object.keys(own).length, 0);
  if (count === 0) {
    return (
      <CopyButton
        variant="primary"
        className="max-lg:px-2"
        labelClassName={labelClass}
        text={() => linkTo(false)}
      >
        Copy link
      </CopyButton>
    );
  }
  return (
    <PopoverButton
      variant="primary"
      className="max-lg:px-2"
      title="Copy a link to this comparison"
      align="end"
      content={() => <RatesChoice count={count} />}
    >
      <Link2 aria-hidden className="size-3.5 shrink-0" />
      <span className={labelClass}>Copy link</span>
    </PopoverButton>
  );
}

function RatesChoice({ count }: { count: number }) {
  const [withRates, setWithRates] = useState(false);
  const what = count === 1 ? "your own rate" : `your ${count} own rates`;
  return (
    <div className="flex max-w-72 flex-col items-start gap-3">
      <p className="text-dim text-xs">
        {withRates
          ? `Whoever opens it sees ${what}.`
          : `It opens with the published rates: ${what} stays with you.`}
      </p>
      <Checkbox label={`Include ${what}`} checked={withRates} onChange={setWithRates} />
      <CopyButton variant="primary" text={() => linkTo(withRates)}>
        Copy
      </CopyButton>
    </div>
  );
}
