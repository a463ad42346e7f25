import { useStore } from "zustand/react";
import { useCards } from "../../store/hooks";
import { noticesStore } from "../../store/notices-store";
import { LazyPart } from "../parts/LazyPart";

const loadAppNotices = async () => (await import("./AppNotices")).AppNotices;
const loadBadCards = async () => (await import("./BadCardsNotice")).BadCardsNotice;
const none = {};

/** What went wrong with the link or the cards; the code to say it comes only when something did. */
export function Notices() {
  const hasNotices = useStore(noticesStore, ({ notices }) => notices.length > 0);
  const hasBadCards = useCards(({ bad }) => bad.length > 0);
  return (
    <>
      {hasNotices && <LazyPart load={loadAppNotices} props={none} />}
      {hasBadCards && <LazyPart load={loadBadCards} props={none} />}
    </>
  );
}
