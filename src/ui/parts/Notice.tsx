import { CircleAlert, Info, TriangleAlert, X } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";

export interface NoticeProps {
  kind?: "info" | "warning" | "error";
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links that mend what is wrong. */
  actions?: ReactNode;
  onDismiss?: () => void;
  /** A full-width strip under the header instead of a box. */
  banner?: boolean;
  className?: string;
}

const looks = {
  info: { Icon: Info, tone: "bg-accent-soft", ink: "text-accent" },
  warning: { Icon: TriangleAlert, tone: "bg-warn-soft", ink: "text-warn" },
  error: { Icon: CircleAlert, tone: "bg-bad-soft", ink: "text-bad" },
};

const words = { info: "Note: ", warning: "Warning: ", error: "Error: " };

export function Notice({
  kind = "info",
  title,
  children,
  actions,
  onDismiss,
  banner = false,
  className,
}: NoticeProps) {
  const { Icon, tone, ink } = looks[kind];
  return (
    <div
      role={kind === "error" ? "alert" : "status"}
      className={cx(
        "flex items-start gap-2 text-sm text-ink",
        banner ? "px-5 py-1.5 max-sm:px-3" : "rounded-md px-3 py-2",
        tone,
        className,
      )}
    >
      <Icon aria-hidden className={cx("mt-0.5 size-4 shrink-0", ink)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 gap-y-1">
        <div className="min-w-0">
          <span className="sr-only">{words[kind]}</span>
          {title && <strong className="mr-1.5 font-semibold">{title}</strong>}
          {children}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <button
          type="button"
          aria-label="Dismiss"
          onClick={onDismiss}
          className="-my-0.5 grid size-6 shrink-0 place-content-center rounded-sm text-dim hover:text-ink pointer-coarse:size-8"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </div>
  );
}
