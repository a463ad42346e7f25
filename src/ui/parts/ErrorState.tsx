import { CircleAlert, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./Button";
import { cx } from "./cx";

export interface ErrorStateProps {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  className?: string;
}

export function ErrorState({ title, children, onRetry, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cx("mx-auto max-w-md px-6 py-12 text-center", className)}>
      <CircleAlert aria-hidden className="mx-auto mb-3 size-6 text-bad" />
      <p className="font-semibold text-base">{title}</p>
      {children && <div className="mt-1 text-dim text-sm">{children}</div>}
      {onRetry && (
        <Button className="mt-4" onClick={onRetry}>
          <RotateCw aria-hidden className="size-3.5" />
          Try again
        </Button>
      )}
    </div>
  );
}
