import { ArrowUpRight } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { webAddress } from "./webAddress";

export interface LinkProps {
  href: string;
  /** The host's name when left out. */
  children?: ReactNode;
  className?: string;
}

/** A link out of the app. Anything but an http(s) address is shown as text. */
export function Link({ href, children, className }: LinkProps) {
  const address = webAddress(href);
  if (!address) return <span className={className}>{children ?? href}</span>;
  return (
    <a
      href={address.href}
      target="_blank"
      rel="noreferrer noopener"
      className={cx(
        "relative text-accent after:absolute after:inset-x-0 after:-inset-y-1 underline-offset-2 hover:underline",
        className,
      )}
    >
      {children ?? address.host.replace(/^www\./, "")}
      <ArrowUpRight aria-hidden className="ml-0.5 inline size-3 align-[-1px]" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
