import { findings } from "../../card/findings";
import type { Card } from "../../card/full-schema";
import { Section } from "./Section";

/** What in the card contradicts itself. */
export function Findings({ card }: { card: Card }) {
  const found = findings(card);
  return (
    <Section
      id="findings"
      aside={
        found.length > 0 && (
          <span className="text-dim text-sm">
            {found.length === 1 ? "1 finding" : `${found.length} findings`}
          </span>
        )
      }
    >
      {found.length === 0 ? (
        <p className="text-dim">Nothing in the card contradicts itself.</p>
      ) : (
        <ul className="max-w-[80ch] border-line border-t">
          {found.map(({ path, message }) => (
            <li key={`${path} ${message}`} className="border-line border-b py-1.5">
              <code className="font-mono text-xs break-all">{path}</code>{" "}
              <span className="text-dim">{message}.</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
