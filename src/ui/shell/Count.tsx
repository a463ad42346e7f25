export interface CountProps {
  value: number | undefined;
  /** What a screen reader says after the figure. */
  word: string;
}

export function Count({ value, word }: CountProps) {
  if (!value) return null;
  return (
    <span className="ml-1 rounded-full bg-accent-soft px-1.5 font-semibold text-2xs text-accent">
      {value}
      <span className="sr-only"> {word}</span>
    </span>
  );
}
