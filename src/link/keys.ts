import type { LinkKey } from "./key";
import { columnKeys } from "./keys-columns";
import { costKeys } from "./keys-costs";
import { dialKeys } from "./keys-dials";
import { requirementKeys } from "./keys-requirements";
import { viewKeys } from "./keys-view";
import { workloadKeys } from "./keys-workload";

/** Every key of the address but the version, in the order in which links have them. */
export const linkKeys: readonly LinkKey[] = [
  ...viewKeys,
  ...workloadKeys,
  ...requirementKeys,
  ...columnKeys,
  ...costKeys,
  ...dialKeys,
];
