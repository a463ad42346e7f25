import type { Choices } from "../../link/choices";
import { encodeChoices } from "../../link/codec";

/** Addresses of what opens from a row, with everything else as it is chosen now. */
export interface RowLinks {
  readonly provider: (id: string) => string;
  readonly bill: (id: string) => string;
}

// A card's id stands in an address as it is, so that one address serves for all.
const placeholder = "card-id-goes-here";

const addressFor = (choices: Choices) => {
  const address = `#${encodeChoices(choices)}`;
  return (id: string) => address.replace(placeholder, id);
};

export function linksTo(choices: Choices): RowLinks {
  const ofCard = { ...choices, provider: placeholder, evidence: null };
  return {
    provider: addressFor({ ...ofCard, view: "provider" }),
    bill: addressFor({ ...ofCard, view: "costs", costView: "bill" }),
  };
}
