import type { ReactNode } from "react";
import type { Card } from "../../card/full-schema";
import type { Wanted } from "../../store/hooks";
import { Button } from "../parts/Button";
import { LoadingState } from "../parts/LoadingState";
import { StatusText } from "../parts/StatusText";
import { Section } from "./Section";
import type { SectionId } from "./sections";

export interface LoadedPartProps {
  id: SectionId;
  load: Wanted<Card>;
  children: (card: Card) => ReactNode;
}

/** A part that only the whole card can fill; until it is there, the part says so in its place. */
export function LoadedPart({ id, load, children }: LoadedPartProps) {
  if (load.status === "ready") return children(load.value);
  return (
    <Section id={id}>
      {load.status === "loading" ? (
        <LoadingState label="Loading the card" rows={2} />
      ) : (
        <p>
          <StatusText tone="error">The card could not be loaded.</StatusText>{" "}
          <Button variant="link" onClick={load.retry}>
            Try again
          </Button>
        </p>
      )}
    </Section>
  );
}
