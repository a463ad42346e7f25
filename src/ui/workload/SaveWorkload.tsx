import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { longestName } from "../../store/saved-workloads";
import { Button } from "../parts/Button";

export interface SaveWorkloadProps {
  taken: readonly string[];
  onSave: (name: string) => void;
  onCancel: () => void;
}

/** Gives the workload in force a name. */
export function SaveWorkload({ taken, onSave, onCancel }: SaveWorkloadProps) {
  const [name, setName] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const trimmed = name.trim();
  const replaces = taken.includes(trimmed);

  useEffect(() => input.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (trimmed !== "") onSave(trimmed);
  };

  return (
    <form className="mt-2 flex flex-wrap items-center gap-1.5" onSubmit={submit}>
      <label htmlFor={id} className="sr-only">
        Name of this workload
      </label>
      <input
        ref={input}
        id={id}
        className="field min-w-0 flex-1 px-2 text-sm"
        placeholder="Name, such as Nightly builds"
        maxLength={longestName}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.stopPropagation();
          onCancel();
        }}
      />
      <Button type="submit" size="sm" variant="primary" disabled={trimmed === ""}>
        {replaces ? "Replace" : "Keep"}
      </Button>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
      <p className="w-full text-faint text-xs">
        {replaces
          ? `Takes the place of “${trimmed}”.`
          : "Kept in this browser only; a link carries the numbers."}
      </p>
    </form>
  );
}
