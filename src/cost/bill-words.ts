import { date } from "../card/format";
import type { CardCore } from "../card/schema";
import type { AssumptionCode } from "./codes";
import { isKeyOf, reasonText, spelledOut, splitCode } from "./words";

/* What a bill says beside its figures: what was taken for granted, and what to beware of. */

const assumptionWords: Readonly<Record<AssumptionCode, string>> = {
  boot_overhead_s: "billed boot time unpublished, taken as none",
  concurrency: "limit on sandboxes at once unpublished, taken as none",
  egress_free_gib: "free egress unpublished, taken as none",
  granularity_s: "billing step unpublished, taken as exact seconds",
  included_disk_gib: "included disk unpublished, taken as none",
  max_ram_gib: "largest RAM unpublished, taken as enough",
  max_session_h: "longest session unpublished, taken as long enough",
  max_vcpu: "largest vCPU unpublished, taken as enough",
  min_billed_seconds: "least billed time unpublished, taken as none",
  per_seat: "price a seat unpublished, taken as none",
  start_fee: "fee a start unpublished, taken as none",
};

const raiseWords: Readonly<Record<string, string>> = {
  "self-serve": "raised by oneself",
  support: "raised through support",
  sales: "raised through sales",
  unknown: "how it is raised is unknown",
};

/** What was taken for granted, in words: "fee a start unpublished, taken as none". */
export const assumptionText = (code: string): string =>
  isKeyOf(assumptionWords, code) ? assumptionWords[code] : spelledOut(code);

/** A caution in words; with the card, a dial is called by its label. */
export function cautionText(code: string, card?: CardCore): string {
  const { kind, about } = splitCode(code);
  switch (kind) {
    case "unconfirmed":
      return `to be confirmed: ${reasonText(about)}`;
    case "knob_not_applied": {
      const label = card?.knobs.find(({ id }) => id === about)?.label ?? null;
      return `not counted: ${label ?? `the dial ${spelledOut(about)}`}`;
    }
    case "limit_raise":
      return `over the account’s first limit: ${raiseWords[about] ?? spelledOut(about)}`;
    case "rates_end":
      return `rates end on ${date(about)}`;
    case "size_unpublished":
      return "the machine’s size is unpublished";
    case "split":
      return `each session run as ${about}`;
    default:
      return spelledOut(code);
  }
}
