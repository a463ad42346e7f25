import { type FeatureKey, featureLabel } from "../../card/features";
import { withNeed } from "../../compare/requirement-edit";
import { change } from "../../store/choices-store";
import { Button } from "../parts/Button";

/** What buyers of agent sandboxes ask about first. */
const suggested: readonly FeatureKey[] = [
  "pause_resume",
  "snapshot_mem",
  "custom_image",
  "docker_inside",
  "egress_allowlist",
  "vm_isolation",
];

/** Makes features nice to have, one by one or all at once. */
export function SuggestedNeeds() {
  const want = (features: readonly FeatureKey[]) =>
    change(({ requirements }) => ({
      requirements: features.reduce((all, key) => withNeed(all, key, "nice"), requirements),
    }));
  return (
    <>
      {suggested.map((key) => (
        <Button key={key} size="sm" onClick={() => want([key])}>
          {featureLabel(key)}
        </Button>
      ))}
      <Button size="sm" variant="primary" onClick={() => want(suggested)}>
        All of these
      </Button>
    </>
  );
}
