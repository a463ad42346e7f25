import type { ReactNode } from "react";

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-4 rounded-sm border border-line bg-panel px-1 text-center font-sans text-2xs text-dim">
      {children}
    </kbd>
  );
}
