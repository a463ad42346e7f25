import type { ReactNode } from "react";
import { cx } from "./cx";

export interface StatusTextProps {
  tone?: "neutral" | "info" | "yes" | "warning" | "error";
  /** A tinted label instead of plain text. */
  filled?: boolean;
  children: ReactNode;
  className?: string;
}

const plain = {
  neutral: "text-dim",
  info: "text-accent",
  yes: "text-yes",
  warning: "text-warn",
  error: "text-bad",
};

const tinted = {
  neutral: "bg-hover text-dim",
  info: "bg-accent-soft text-accent",
  yes: "bg-yes-soft text-yes",
  warning: "bg-warn-soft text-warn",
  error: "bg-bad-soft text-bad",
};

export function StatusText({
  tone = "neutral",
  filled = false,
  children,
  className,
}: StatusTextProps) {
  return (
    <span
      className={cx(
        "text-xs",
        filled && "inline-block rounded-sm px-1.5 py-px",
        filled ? tinted[tone] : plain[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
