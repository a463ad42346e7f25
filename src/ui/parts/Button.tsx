import type { ComponentProps } from "react";
import { cx } from "./cx";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: "primary" | "secondary" | "ghost" | "link";
  size?: "sm" | "md";
}

const variants = {
  primary: "border border-transparent bg-accent text-on-accent font-semibold hover:bg-accent-hover",
  secondary: "border border-line bg-surface text-ink hover:bg-hover hover:border-edge",
  ghost: "border border-transparent text-dim hover:bg-hover hover:text-ink",
  link: "text-accent hover:underline underline-offset-2",
};

const sizes = {
  sm: "h-6 px-2 text-xs pointer-coarse:h-9",
  md: "h-8 px-3 text-sm pointer-coarse:h-10",
};

export function Button({ variant = "secondary", size = "md", className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(
        "inline-flex shrink-0 items-center justify-center gap-1.5 whitespace-nowrap rounded-md disabled:opacity-55",
        variants[variant],
        variant === "link"
          ? "-my-1 min-h-6 text-xs pointer-coarse:my-0 pointer-coarse:min-h-9"
          : sizes[size],
        className,
      )}
      {...rest}
    />
  );
}
