/** A formula with its numbers; wraps between factors, never within one. */
export function Formula({ text }: { text: string }) {
  return <p className="mt-0.5 break-words font-mono text-dim text-xs">{text}</p>;
}
