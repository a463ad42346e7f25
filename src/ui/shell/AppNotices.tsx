import { useNotices } from "../../store/hooks";
import { Notice } from "../parts/Notice";

/** What went wrong or should be known, such as the parts of a link that could not be used. */
export function AppNotices() {
  const { notices, dismiss } = useNotices();
  return notices.map(({ id, kind, title, details }) => (
    <Notice key={id} kind={kind} banner title={title} onDismiss={() => dismiss(id)}>
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
