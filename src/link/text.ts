/*
 * Text in a link. Only what breaks links is percent-encoded: separators, what chat and mail programs
 * cut an address at, and what browsers encode by themselves.
 */

const breaking = /[^\w\-.~/:@;]+/gu;
const leftByStandard = /[!'()*]/g;

const hex = (char: string): string =>
  `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;

/** Half a surrogate pair can't be encoded; the mark of an unknown character stands for it. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** A text as it can stand in a link. */
export const encodeText = (text: string): string =>
  wellFormed(text).replace(breaking, (run) => encodeURIComponent(run).replace(leftByStandard, hex));

/** A mark at the very end is often taken for the end of the sentence that the link stands in. */
export const encodeEnd = (link: string): string => link.replace(/[.,:;]$/, hex);

function decodeRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** The text of a part of a link; an escape that is none stays as it stands. */
export const decodeText = (raw: string): string =>
  wellFormed(raw.replace(/(?:%[\da-f]{2})+/gi, decodeRun));
