import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { PopoverButton } from "../parts/PopoverButton";
import { useLoaded } from "../parts/useLoaded";

const load = () => import("./RequirementPicker");

export interface AddRequirementProps {
  id?: string;
  /** What the search begins with: the set that gets another value. */
  query?: string;
  label?: string;
  children?: ReactNode;
}

/** Opens the search over all that can be asked for; its code comes when first opened. */
export function AddRequirement({ id, query, label, children }: AddRequirementProps) {
  return (
    <PopoverButton
      id={id}
      size="sm"
      title="Add requirements"
      side="right"
      align="start"
      {...(label !== undefined && { "aria-label": label, title: label })}
      content={(close) => <LazyPicker {...(query !== undefined && { query })} onClose={close} />}
    >
      <Plus aria-hidden className="size-3.5" />
      {children}
    </PopoverButton>
  );
}

function LazyPicker(props: { query?: string; onClose: () => void }) {
  const loaded = useLoaded(load, true, props.onClose);
  return loaded ? (
    <loaded.RequirementPicker {...props} />
  ) : (
    <p role="status" className="h-72 w-[min(360px,80vw)] text-dim text-xs">
      Loading…
    </p>
  );
}
