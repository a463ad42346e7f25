import type { OwnRates } from "../../link/choices";

const mark = " · own rates";

/** A provider's name, marked where its figures have rates of one's own in them, as bars mark it. */
export const markedName = (name: string, id: string, ownRates: OwnRates): string =>
  ownRates[id] === undefined ? name : `${name}${mark}`;

/** A name for where there is little room: without what it has in brackets, its mark kept. */
export const shortName = (name: string): string =>
  name.endsWith(mark) ? `${unbracketed(name.slice(0, -mark.length))}${mark}` : unbracketed(name);

const unbracketed = (name: string): string => name.replace(/ \(.*\)$/, "");
