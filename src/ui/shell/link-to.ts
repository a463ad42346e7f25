import { encodeChoices, withoutOwnRates } from "../../link/codec";
import { now } from "../../store/now";

/** The address that opens just what is on the screen, wherever the app lies. */
export function linkTo(withRates: boolean): string {
  const { choices } = now();
  const address = new URL(location.href);
  address.hash = encodeChoices(withRates ? choices : withoutOwnRates(choices));
  return address.href;
}
