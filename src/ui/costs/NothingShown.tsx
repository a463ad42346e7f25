import { ChartColumn } from "lucide-react";
import { noRequirements } from "../../compare/requirements";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";
import { EmptyState } from "../parts/EmptyState";

/** Stands for a chart when the requirements leave no provider. */
export function NothingShown({ what }: { what: string }) {
  return (
    <EmptyState
      title={`No ${what} to draw`}
      icon={<ChartColumn aria-hidden className="size-6" />}
      actions={
        <Button onClick={() => change({ requirements: noRequirements })}>
          Drop all requirements
        </Button>
      }
    >
      No provider meets all the requirements and filters that are set. Dropping one of them in the
      side panel brings providers back.
    </EmptyState>
  );
}
