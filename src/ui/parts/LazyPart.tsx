import type { ComponentType, ReactNode } from "react";
import { useLoaded } from "./useLoaded";

export interface LazyPartProps<Props extends object> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Stands for the part until it is there. */
  fallback?: ReactNode;
}

// A part that could not be fetched is left out; it is tried again when it is next mounted.
const leaveOut = () => {};

/** A component whose code comes when it is first rendered. */
export function LazyPart<Props extends object>({
  load,
  props,
  fallback = null,
}: LazyPartProps<Props>) {
  const Part = useLoaded(load, true, leaveOut);
  return Part === null ? fallback : <Part {...props} />;
}
