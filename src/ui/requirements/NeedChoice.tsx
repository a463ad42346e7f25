import { useId } from "react";
import type { Need } from "../../compare/requirements";
import { cx } from "../parts/cx";

const needs: readonly { need: Need; label: string; about: string }[] = [
  { need: "must", label: "Must", about: "Providers without it are left out." },
  { need: "nice", label: "Nice", about: "It is counted and leaves nobody out." },
  { need: "not", label: "Must not", about: "Providers with it are left out." },
];

/** How much what is picked next is wanted. */
export function NeedChoice({ value, onChange }: { value: Need; onChange: (need: Need) => void }) {
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">How much it is wanted</legend>
      <div className="flex gap-1">
        {needs.map(({ need, label, about }) => (
          <label
            key={need}
            title={about}
            className={cx(
              "flex h-7 flex-1 cursor-pointer items-center justify-center rounded-md border text-xs has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:h-9",
              need === value
                ? "border-accent bg-accent-soft font-semibold text-accent"
                : "border-line hover:bg-hover",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={need === value}
              onChange={() => onChange(need)}
            />
            {label}
          </label>
        ))}
      </div>
      <p className="mt-1 text-faint text-xs">{needs.find(({ need }) => need === value)?.about}</p>
    </fieldset>
  );
}
