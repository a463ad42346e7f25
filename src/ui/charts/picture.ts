import { round } from "./markers";

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
  const element = document.createElementNS(namespace, "text");
  const attributes = { x: 16, y, "font-size": `${size}px`, "font-weight": weight, fill: color };
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.textContent = text;
  return element;
}

export interface Picture {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

export interface PictureWords {
  readonly title: string;
  /** What was priced. */
  readonly subtitle?: string;
}

const headHeight = ({ subtitle }: PictureWords): number => (subtitle ? 60 : 40);

/** A chart of the page as a picture that stands alone: colours as they are in the theme in force. */
export function pictureOf(chart: SVGSVGElement, words: PictureWords): Picture {
  const { width, height } = chart.viewBox.baseVal;
  const head = headHeight(words);
  const full = { width: round(width), height: round(height + head) };
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
  return { svg: new XMLSerializer().serializeToString(root), ...full };
}
