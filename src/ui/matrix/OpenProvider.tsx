import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";

export function OpenProvider({ id }: { id: string }) {
  return (
    <Button
      variant="link"
      className="ml-auto min-h-6"
      onClick={() => change({ view: "provider", provider: id, evidence: null })}
    >
      Provider page
    </Button>
  );
}
