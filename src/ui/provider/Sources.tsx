import { Link } from "../parts/Link";
import { Section } from "./Section";

export function Sources({ sources }: { sources: readonly string[] }) {
  return (
    <Section id="sources">
      {sources.length === 0 ? (
        <p className="text-dim">The card names none.</p>
      ) : (
        <ol className="max-w-[80ch] list-decimal space-y-1 pl-6 marker:text-faint marker:text-xs">
          {sources.map((source) => (
            <li key={source}>
              <Link href={source} className="break-all">
                {source}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
