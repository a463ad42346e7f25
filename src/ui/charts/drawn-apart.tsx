import type { ReactElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { type Picture, type PictureWords, pictureOf } from "./picture";

/** A picture of an SVG element that is not on the page; it is drawn in the page's theme. */
export function drawnApart(element: ReactElement, words: PictureWords): Picture | null {
  const host = document.createElement("div");
  host.hidden = true;
  document.body.append(host);
  const root = createRoot(host);
  try {
    flushSync(() => root.render(element));
    const svg = host.querySelector("svg");
    return svg === null ? null : pictureOf(svg, words);
  } finally {
    root.unmount();
    host.remove();
  }
}
