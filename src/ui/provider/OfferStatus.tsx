import type { OfferResult } from "../../cost/result";
import { costText, referenceText, unknownPartsText } from "../../cost/words";
import { StatusText } from "../parts/StatusText";

/** The month of an offer as a figure; none is said, not left blank. */
export function OfferCost({ result }: { result: OfferResult }) {
  const { totalUsd, unknown } = result;
  if (totalUsd === null) return <span className="text-dim">not priced</span>;
  return costText(totalUsd, unknown.length > 0);
}

export interface OfferStatusProps {
  result: OfferResult;
  /** Words for reasons; they may know more of the card than the code says. */
  reasonWords: (code: string) => string;
}

/** What keeps an offer from a rank, in words; "priced" where nothing does. */
export function OfferStatus({ result, reasonWords }: OfferStatusProps) {
  const { status, reasons, unknown, prepared } = result;
  const words = reasons.map(reasonWords).join("; ");
  switch (status) {
    case "priced":
      return <StatusText>every price known</StatusText>;
    case "unsized":
      return <StatusText tone="warning">size unpublished</StatusText>;
    case "at_least":
      return <StatusText tone="warning">price unknown: {unknownPartsText(unknown)}</StatusText>;
    case "unconfirmed":
      return <StatusText tone="warning">if confirmed: {words}</StatusText>;
    case "reference":
      return (
        <StatusText tone="info">
          {referenceText(prepared.offer)}
          {words !== "" && `; to be confirmed: ${words}`}
        </StatusText>
      );
    case "unpriced":
      return <StatusText>{words || "no offer"}</StatusText>;
  }
}
