import { Download } from "lucide-react";
import { useState } from "react";
import type { Card } from "../../card/full-schema";
import { fileOf } from "../../store/cards-store";
import { Button } from "../parts/Button";
import { CopyButton } from "../parts/CopyButton";
import { saveText } from "../parts/saveFile";
import { Section } from "./Section";

/** The card as its file has it, with the keys that the app has no use for. */
export function RawCard({ card }: { card: Card }) {
  const [shown, setShown] = useState(false);
  const text = () => `${JSON.stringify(fileOf(card) ?? card, null, 2)}\n`;
  return (
    <Section
      id="raw"
      aside={
        <span className="flex gap-2">
          <CopyButton size="sm" text={text}>
            Copy
          </CopyButton>
          <Button size="sm" onClick={() => saveText(`${card.id}.json`, text(), "application/json")}>
            <Download aria-hidden className="size-3.5" />
            Download
          </Button>
        </span>
      }
    >
      <details onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary className="w-fit cursor-pointer py-1 text-accent">
          {shown ? "Hide" : "Show"} {card.id}.json
        </summary>
        {shown && (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what has the focus
            tabIndex={0}
            aria-label={`${card.id}.json`}
            className="mt-2 max-h-[70dvh] overflow-auto rounded-md border border-line bg-panel p-3"
          >
            <pre className="font-mono text-xs leading-5">{text()}</pre>
          </section>
        )}
      </details>
    </Section>
  );
}
