import type { DialogProps } from "./Dialog";
import { useLoaded } from "./useLoaded";

const load = () => import("./Dialog");

/** A Dialog (or sheet) whose code comes when it is first opened. */
export function LazyDialog(props: DialogProps) {
  const loaded = useLoaded(load, props.open, props.onClose);
  return loaded && <loaded.Dialog {...props} />;
}
