import type { Status } from "../cost/codes";
import type { Ranked } from "../cost/rank";
import { costText } from "../cost/words";

/** What offers of one status are called. */
const kinds: Readonly<Record<Status, string>> = {
  priced: "with every price known and every need met",
  unsized: "with a known price, though of an unpublished size",
  at_least: "with at least a lower bound",
  unconfirmed: "only to be confirmed",
  reference: "with a figure to go by",
  unpriced: "without a price",
};

const openRequirements = ({ prepared }: Ranked, unknownMayPass: boolean): number =>
  prepared.failed.length + (unknownMayPass ? 0 : prepared.unconfirmed.length);

const feeIsUnknown = ({ prepared }: Ranked): boolean => prepared.offer.planFeeUsd === null;

const byTotal = (a: Ranked, b: Ranked): number => (a.totalUsd ?? 0) - (b.totalUsd ?? 0);

/** The offers that nothing but their total sets apart from the chosen one. */
const equalsOf = (chosen: Ranked, peers: readonly Ranked[], mayPass: boolean): readonly Ranked[] =>
  peers.filter(
    (peer) =>
      openRequirements(peer, mayPass) === openRequirements(chosen, mayPass) &&
      feeIsUnknown(peer) === feeIsUnknown(chosen),
  );

function besideNext(chosen: Ranked, equals: readonly Ranked[]): string {
  const next = equals
    .filter(({ prepared }) => prepared.offer !== chosen.prepared.offer)
    .sort(byTotal)[0];
  if (next === undefined) return "";
  return next.totalUsd === chosen.totalUsd
    ? "; the next comes to the same and is listed after it"
    : `; the next comes to ${costText(next.totalUsd, next.isLowerBound)}`;
}

/**
 * Why a card is priced by this offer and by no other of its own, in a sentence: by status first,
 * then requirements, a known fee, the total (cost-model.md, "Status and rank").
 */
export function whyOffer(chosen: Ranked, offers: readonly Ranked[], mayPass: boolean): string {
  if (offers.length === 1) return "It is the only offer.";
  const peers = offers.filter(({ status }) => status === chosen.status);
  const of = `of ${offers.length}`;
  if (chosen.status === "unpriced") {
    return `None ${of} can be priced; this one has the fewest reasons against it.`;
  }
  if (peers.length === 1) return `It is the only one ${of} ${kinds[chosen.status]}.`;
  const equals = equalsOf(chosen, peers, mayPass);
  const among = `of the ${peers.length} ${kinds[chosen.status]}`;
  if (equals.length === 1) return `It leaves the least open ${among}.`;
  return `It is the cheapest ${among}${besideNext(chosen, equals)}.`;
}
