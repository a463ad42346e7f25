import { useState } from "react";
import { date } from "../../card/format";
import { usePage } from "../../store/hooks";
import { Button } from "../parts/Button";
import { Link } from "../parts/Link";
import { StatusText } from "../parts/StatusText";
import { Unknown } from "../parts/Unknown";
import { useLoaded } from "../parts/useLoaded";
import { fateText, quoteFate } from "./quote-segments";

const loadDialog = () => import("./PageDialog");

const fateTones = {
  found: "yes",
  "not-found": "warning",
  "no-quote": "neutral",
  "not-stored": "neutral",
} as const;

export interface EvidenceTextProps {
  note?: string | null;
  quote?: string | null;
  source?: string | null;
  checked?: string | null;
  confidence?: string | null;
}

/** What was read, in the provider's words, and where: with the page's stored text where there is one. */
export function EvidenceText({ note, quote, source, checked, confidence }: EvidenceTextProps) {
  return (
    <div className="max-w-[72ch] space-y-1.5 text-sm">
      {note && <p className="break-words">{note}</p>}
      {quote && (
        <blockquote className="break-words border-edge border-l-2 pl-3 text-dim">
          “{quote}”
        </blockquote>
      )}
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-dim text-xs">
        {source ? <Link href={source} className="break-all" /> : <span>no source given</span>}
        <span aria-hidden="true">·</span>
        <span>
          {checked ? `read ${date(checked)}` : <Unknown>date of reading unknown</Unknown>}
        </span>
        {confidence && (
          <>
            <span aria-hidden="true">·</span>
            <span>confidence {confidence}</span>
          </>
        )}
        {source && <StoredPageState source={source} quote={quote ?? null} />}
      </p>
    </div>
  );
}

function StoredPageState({ source, quote }: { source: string; quote: string | null }) {
  const page = usePage(source);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const loaded = useLoaded(loadDialog, open, close);
  if (page.status === "loading") return <span>looking for the stored page …</span>;
  if (page.status === "failed") {
    return (
      <>
        <StatusText tone="error">the stored page could not be loaded</StatusText>
        <Button variant="link" onClick={page.retry}>
          Try again
        </Button>
      </>
    );
  }
  const fate = quoteFate(quote, page.value);
  return (
    <>
      <StatusText filled tone={fateTones[fate]}>
        {fateText[fate]}
      </StatusText>
      {page.value !== null && (
        <Button size="sm" onClick={() => setOpen(true)} aria-haspopup="dialog">
          {fate === "found" ? "Show it there" : "Show the page"}
        </Button>
      )}
      {loaded && <loaded.PageDialog open={open} onClose={close} source={source} quote={quote} />}
    </>
  );
}
