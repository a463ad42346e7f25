import { Section } from "./Section";
import { TextWithLinks } from "./TextWithLinks";

export function Caveats({ caveats }: { caveats: readonly string[] }) {
  return (
    <Section id="caveats">
      {caveats.length === 0 ? (
        <p className="text-dim">The card names none.</p>
      ) : (
        <ul className="max-w-[80ch] list-disc space-y-1 pl-4 marker:text-faint">
          {caveats.map((caveat) => (
            <li key={caveat} className="break-words">
              <TextWithLinks text={caveat} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
