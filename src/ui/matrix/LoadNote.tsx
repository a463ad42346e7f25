import type { Wanted } from "../../store/hooks";
import { Button } from "../parts/Button";
import { StatusText } from "../parts/StatusText";

/** That the whole card is on its way, or could not be had. */
export function LoadNote({ load }: { load: Wanted<unknown> }) {
  switch (load.status) {
    case "ready":
      return null;
    case "loading":
      return (
        <p role="status" className="mb-2 text-dim text-xs">
          Loading the evidence …
        </p>
      );
    case "failed":
      return (
        <p role="alert" className="mb-2">
          <StatusText tone="error">The evidence could not be loaded. {load.problem}</StatusText>{" "}
          <Button variant="link" onClick={load.retry}>
            Try again
          </Button>
        </p>
      );
  }
}
