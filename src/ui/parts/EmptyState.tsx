import type { ReactNode } from "react";
import { cx } from "./cx";

export interface EmptyStateProps {
  title: string;
  /** Why it is empty and what would fill it. */
  children?: ReactNode;
  actions?: ReactNode;
  icon?: ReactNode;
  className?: string;
}

export function EmptyState({ title, children, actions, icon, className }: EmptyStateProps) {
  return (
    <div className={cx("mx-auto max-w-md px-6 py-12 text-center", className)}>
      {icon && <div className="mb-3 flex justify-center text-faint">{icon}</div>}
      <p className="font-semibold text-base">{title}</p>
      {children && <div className="mt-1 text-dim text-sm">{children}</div>}
      {actions && <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
