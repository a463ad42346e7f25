const characterWidth = 6.5;
const padding = 16;
const least = 52;
const lines = 3;

/** Width in px in which a label stands upright in at most three lines without a broken word. */
export function labelWidth(label: string): number {
  const words = label.split(" ");
  const longest = Math.max(...words.map((word) => word.length));
  let characters = longest;
  while (linesIn(words, characters) > lines) characters += 1;
  return Math.max(least, Math.ceil(characters * characterWidth) + padding);
}

/** Lines that words take when wrapped at a number of characters. */
function linesIn(words: readonly string[], characters: number): number {
  let count = 1;
  let used = 0;
  for (const word of words) {
    const needed = used === 0 ? word.length : used + 1 + word.length;
    if (needed > characters && used > 0) {
      count += 1;
      used = word.length;
    } else {
      used = needed;
    }
  }
  return count;
}
