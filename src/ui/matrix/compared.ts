import { canAdd, mostCompared, withAdded, withRemoved } from "../../compare/compared";
import { change, choicesStore } from "../../store/choices-store";
import { dismissNotice, showNotice } from "../../store/notices-store";

const noticeId = "compared";

/** Takes a provider side by side, or out of it; says plainly when there is no room for more. */
export function toggleCompared(id: string): void {
  const { compared } = choicesStore.getState().choices;
  if (compared.includes(id)) {
    dismissNotice(noticeId);
    change({ compared: withRemoved(compared, id) });
  } else if (canAdd(compared)) {
    change({ compared: withAdded(compared, id) });
  } else {
    showNotice({
      id: noticeId,
      kind: "info",
      title: `${mostCompared} providers are side by side already.`,
      details: ["Take one out before adding another."],
    });
  }
}
