/** Stands where a value is not known: never blank, a dash or a zero. */
export function Unknown({ children = "unknown" }: { children?: string }) {
  return (
    <span className="whitespace-nowrap text-faint underline decoration-dashed decoration-edge/70 underline-offset-4">
      {children}
    </span>
  );
}
