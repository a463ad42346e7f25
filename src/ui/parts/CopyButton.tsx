import { Check, Copy, X } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button, type ButtonProps } from "./Button";
import { cx } from "./cx";

export interface CopyButtonProps extends Omit<ButtonProps, "onClick" | "children"> {
  /** What to copy; a function is asked when the button is pressed. */
  text: string | (() => string | Promise<string>);
  children: ReactNode;
  /** For the text alone, such as "max-lg:sr-only" to leave the icon. */
  labelClassName?: string;
  /** Called when the browser refuses, to offer another way. */
  onFailed?: () => void;
}

type Outcome = "idle" | "copied" | "failed";

export function CopyButton({ text, children, labelClassName, onFailed, ...rest }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>("idle");

  useEffect(() => {
    if (outcome === "idle") return;
    const timer = setTimeout(() => setOutcome("idle"), 2500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof text === "string" ? text : await text());
      setOutcome("copied");
    } catch {
      setOutcome("failed");
      onFailed?.();
    }
  };

  const Icon = { idle: Copy, copied: Check, failed: X }[outcome];
  return (
    <>
      <Button {...rest} onClick={() => void copy()}>
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {/* Both texts share one place, so that the button keeps its width and its name. */}
        <span className={cx("grid", labelClassName)}>
          <span className={cx("col-start-1 row-start-1", outcome !== "idle" && "opacity-0")}>
            {children}
          </span>
          {outcome !== "idle" && (
            <span aria-hidden="true" className="col-start-1 row-start-1">
              {outcome === "copied" ? "Copied" : "Failed"}
            </span>
          )}
        </span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "copied" && "Copied"}
        {outcome === "failed" && "Copying failed"}
      </span>
    </>
  );
}
