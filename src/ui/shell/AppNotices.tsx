import { useStore } from "zustand/react";
import { dismissNotice, noticesStore } from "../../store/notices-store";
import { Notice } from "../parts/Notice";

/** What went wrong or should be known, such as the parts of a link that could not be used. */
export function AppNotices() {
  const notices = useStore(noticesStore, (state) => state.notices);
  return notices.map(({ id, kind, title, details }) => (
    <Notice key={id} kind={kind} banner title={title} onDismiss={() => dismissNotice(id)}>
      {details.length === 1
        ? details[0]
        : details.length > 1 && (
            <ul className="max-h-32 list-disc overflow-y-auto pl-4">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
    </Notice>
  ));
}
