import { resolveColor } from "../parts/palette";
import { textWidth } from "./label-layout";
import { markerPath, round } from "./markers";
import type { Marker } from "./provider-colour";

/** What of the page's styles a picture needs to look the same on its own. */
const copied = [
  "fill",
  "fill-opacity",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "opacity",
  "font-size",
  "font-weight",
  "text-anchor",
  "dominant-baseline",
  "paint-order",
  "stop-color",
  "stop-opacity",
  "shape-rendering",
] as const;

const kept =
  /^(d|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|points|transform|viewBox|id|offset|patternUnits|patternTransform|gradientUnits|clip-path|clipPathUnits|href|dx|dy)$/;

const namespace = "http://www.w3.org/2000/svg";

/** Part of a chart that only helps on screen: a crosshair, areas to point at. */
export const screenOnly = { "data-screen-only": "" } as const;

function copyInto(from: Element, to: Element): void {
  for (const child of from.childNodes) {
    if (child.nodeType === Node.TEXT_NODE) to.append(child.cloneNode());
    if (!(child instanceof SVGElement) || child.hasAttribute("data-screen-only")) continue;
    const copy = document.createElementNS(namespace, child.localName);
    for (const { name, value } of child.attributes) {
      if (kept.test(name)) copy.setAttribute(name, value);
    }
    const style = getComputedStyle(child);
    for (const property of copied) {
      const value = style.getPropertyValue(property);
      if (value !== "" && value !== "normal") copy.setAttribute(property, value);
    }
    copyInto(child, copy);
    to.append(copy);
  }
}

function textAt(text: string, y: number, size: number, weight: number, color: string): Element {
  const attributes = { x: 16, y, "font-size": `${size}px`, "font-weight": weight, fill: color };
  const line = element("text", attributes);
  line.textContent = text;
  return line;
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

/** A piece of the legend: what its swatch is filled with and the marker or square it is drawn as. */
export interface PictureLegendItem {
  readonly label: string;
  readonly color: string;
  readonly marker?: Marker;
  /** Id of a pattern of the chart that lies over the colour. */
  readonly patternId?: string;
}

export interface PictureWords {
  readonly title: string;
  /** What was priced. */
  readonly subtitle?: string;
  readonly legend?: readonly PictureLegendItem[];
}

const legendRow = 20;
const legendGap = 20;
const swatchWidth = 18;

/** Where each item of a legend stands: in rows that fill the width. */
export function legendPlaces(
  labels: readonly string[],
  width: number,
): { readonly x: number; readonly row: number }[] {
  let x = 16;
  let row = 0;
  return labels.map((label) => {
    const needed = swatchWidth + textWidth(label);
    if (x > 16 && x + needed > width - 16) {
      x = 16;
      row += 1;
    }
    const place = { x, row };
    x += needed + legendGap;
    return place;
  });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** A legend under the chart. */
function legendAt(
  items: readonly PictureLegendItem[],
  places: ReturnType<typeof legendPlaces>,
  top: number,
  ink: string,
): Element {
  const group = element("g", { "font-size": "12px" });
  items.forEach(({ label, color, marker, patternId }, i) => {
    const place = places[i];
    if (place === undefined) return;
    const y = top + place.row * legendRow + legendRow / 2;
    const box = { x: place.x, y: y - 6, width: 12, height: 12 };
    const fill = resolveColor(color);
    if (marker !== undefined) {
      group.append(element("path", { d: markerPath(marker, place.x + 5, y, 4), fill }));
    } else {
      const opacity = patternId === undefined ? 0.78 : 0.5;
      group.append(element("rect", { ...box, fill, "fill-opacity": opacity }));
    }
    if (patternId !== undefined) {
      group.append(element("rect", { ...box, fill: `url(#${patternId})` }));
    }
    const text = element("text", { x: place.x + swatchWidth, y: y + 4, fill: ink });
    text.textContent = label;
    group.append(text);
  });
  return group;
}

const headHeight = ({ subtitle }: PictureWords): number => (subtitle ? 60 : 40);

/** A chart of the page as a picture that stands alone: colours as they are in the theme in force. */
export function pictureOf(chart: SVGSVGElement, words: PictureWords): Picture {
  const { width, height } = chart.viewBox.baseVal;
  const head = headHeight(words);
  const legend = words.legend ?? [];
  const places = legendPlaces(
    legend.map(({ label }) => label),
    width,
  );
  const foot = legend.length === 0 ? 0 : ((places.at(-1)?.row ?? 0) + 1) * legendRow + 12;
  const full = { width: round(width), height: round(height + head + foot) };
  const root = document.createElementNS(namespace, "svg");
  root.setAttribute("xmlns", namespace);
  root.setAttribute("viewBox", `0 0 ${full.width} ${full.height}`);
  root.setAttribute("width", String(full.width));
  root.setAttribute("height", String(full.height));
  root.setAttribute("font-family", "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif");
  const page = getComputedStyle(document.documentElement);
  const ground = document.createElementNS(namespace, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", page.backgroundColor);
  root.append(ground, textAt(words.title, 25, 15, 600, page.color));
  if (words.subtitle) root.append(textAt(words.subtitle, 45, 12, 400, page.color));
  const body = document.createElementNS(namespace, "g");
  body.setAttribute("transform", `translate(0 ${head})`);
  copyInto(chart, body);
  root.append(body);
  if (legend.length > 0) root.append(legendAt(legend, places, height + head + 2, page.color));
  return { svg: new XMLSerializer().serializeToString(root), ...full };
}
