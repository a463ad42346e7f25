import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label" | "children"> {
  /** Says what the button does; also its hover title. */
  label: string;
  icon: ReactNode;
  size?: "xs" | "sm" | "md";
  bordered?: boolean;
}

const sizes = {
  xs: "-m-0.5 size-6",
  sm: "size-6 pointer-coarse:size-9",
  md: "size-8 pointer-coarse:size-10",
};

export function IconButton({
  label,
  icon,
  size = "md",
  bordered = false,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid shrink-0 place-content-center rounded-md border text-dim hover:bg-hover hover:text-ink disabled:opacity-55",
        bordered ? "border-line bg-surface hover:border-edge" : "border-transparent",
        sizes[size],
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  );
}
