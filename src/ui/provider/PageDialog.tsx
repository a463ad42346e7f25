import { useState } from "react";
import { locateQuote } from "../../card/quotes";
import { usePage } from "../../store/hooks";
import { Dialog } from "../parts/Dialog";
import { ErrorState } from "../parts/ErrorState";
import { Link } from "../parts/Link";
import { LoadingState } from "../parts/LoadingState";
import { Notice } from "../parts/Notice";
import { cutText } from "./quote-segments";

export interface PageDialogProps {
  open: boolean;
  onClose: () => void;
  source: string;
  quote: string | null;
}

/** The stored text of a source page with the quote highlighted. Import it where it is opened. */
export function PageDialog({ open, onClose, source, quote }: PageDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="The stored page"
      description={
        <span className="break-all">
          Text as it was read from <Link href={source}>{source}</Link>
        </span>
      }
    >
      <StoredPage source={source} quote={quote} />
    </Dialog>
  );
}

function StoredPage({ source, quote }: Pick<PageDialogProps, "source" | "quote">) {
  const page = usePage(source);
  if (page.status === "loading") return <LoadingState label="Loading the stored page" rows={6} />;
  if (page.status === "failed") {
    return (
      <ErrorState title="The stored page could not be loaded" onRetry={page.retry}>
        {page.problem}
      </ErrorState>
    );
  }
  if (page.value === null) {
    return <Notice>The text of this page is not stored; the link above leads to it.</Notice>;
  }
  return <PageText text={page.value} quote={quote} />;
}

function PageText({ text, quote }: { text: string; quote: string | null }) {
  const [firstMark, setFirstMark] = useState<HTMLElement | null>(null);
  const ranges = quote === null ? null : locateQuote(quote, text);
  const show = (mark: HTMLElement | null) => {
    if (mark === null || mark === firstMark) return;
    setFirstMark(mark);
    mark.scrollIntoView({ block: "center" });
  };
  let isFirst = true;
  return (
    <>
      {quote !== null && ranges === null && (
        <Notice kind="warning" title="The quote is not found in this text." className="mb-4">
          <q className="text-dim">{quote}</q>
        </Notice>
      )}
      <section
        aria-label="Text of the page"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
        tabIndex={0}
        className="whitespace-pre-wrap break-words font-mono text-xs leading-5 outline-offset-4"
      >
        {cutText(text, ranges ?? []).map((segment) => {
          if (!segment.isQuoted) return <span key={segment.start}>{segment.text}</span>;
          const ref = isFirst ? { ref: show } : {};
          isFirst = false;
          return (
            <mark key={segment.start} {...ref} className="py-0.5">
              {segment.text}
            </mark>
          );
        })}
      </section>
    </>
  );
}
