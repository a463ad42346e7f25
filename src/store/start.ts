import type { LinkNotice } from "../link/key";
import { resolveAgainstCards } from "../link/resolve";
import { followAddress } from "./address";
import { cardsStore, loadCards } from "./cards-store";
import { choicesStore } from "./choices-store";
import { dismissNotice, showNotice } from "./notices-store";

const noticeId = "link";

function tell(notices: readonly LinkNotice[]): void {
  if (notices.length === 0) {
    dismissNotice(noticeId);
    return;
  }
  showNotice({
    id: noticeId,
    kind: "warning",
    title: "Part of this link could not be used.",
    details: notices.map(({ problem }) => problem),
  });
}

/** Opens the address and loads the cards. Gives the function that ends following the address. */
export function start(): () => void {
  let fromLink: readonly LinkNotice[] = [];
  const tellAll = () => {
    const { status, cards } = cardsStore.getState();
    const { choices } = choicesStore.getState();
    const fromCards = status === "ready" ? resolveAgainstCards(choices, cards).notices : [];
    tell([...fromLink, ...fromCards]);
  };
  const endAddress = followAddress(choicesStore, (notices) => {
    fromLink = notices;
    tellAll();
  });
  const endCards = cardsStore.subscribe((state, before) => {
    if (state.cards !== before.cards) tellAll();
  });
  void loadCards();
  return () => {
    endAddress();
    endCards();
  };
}
