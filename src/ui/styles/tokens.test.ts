import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Triple = [number, number, number];
type Theme = "light" | "dark";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = "", light = "", dark = ""]) => [name, { light, dark }],
  ),
);
const themes: Theme[] = ["light", "dark"];
const charts = [...tokens.keys()].filter((name) => name.startsWith("chart-"));

function linear(name: string, theme: Theme): Triple {
  const hex = tokens.get(name)?.[theme] ?? "";
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string, theme: Theme): number {
  const a = luminance(linear(one, theme));
  const b = luminance(linear(other, theme));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Machado, Oliveira and Fernandes 2009, full severity, on linear sRGB.
const eyes: Record<string, [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function seen(color: Triple, rows: [Triple, Triple, Triple]): Triple {
  const [r, g, b] = color;
  const mix = ([x, y, z]: Triple) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [mix(rows[0]), mix(rows[1]), mix(rows[2])];
}

function oklab([r, g, b]: Triple): Triple {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const apart = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

describe.each(themes)("the %s theme", (theme) => {
  it.each([
    ["ink", ["surface", "panel", "raised", "hover", "accent-soft", "warn-soft", "bad-soft"]],
    ["dim", ["surface", "panel", "raised", "hover"]],
    ["faint", ["surface", "panel", "raised", "hover"]],
    ["accent", ["surface", "panel", "raised", "hover", "accent-soft"]],
    ["on-accent", ["accent", "accent-hover"]],
    ["yes", ["surface", "panel", "raised", "hover", "yes-soft"]],
    ["warn", ["surface", "panel", "raised", "hover", "warn-soft"]],
    ["bad", ["surface", "panel", "raised", "hover", "bad-soft"]],
  ])("reads %s on all it lies on", (text, grounds) => {
    for (const ground of grounds) {
      expect
        .soft(contrast(text, ground, theme), `${text} on ${ground}`)
        .toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(["edge", "focus", ...charts])("shows %s against what it lies on", (name) => {
    for (const ground of ["surface", "panel", "raised"]) {
      expect.soft(contrast(name, ground, theme), `on ${ground}`).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.keys(eyes))("keeps chart colours apart for %s eyes", (eye) => {
    const rows = eyes[eye];
    if (!rows) throw new Error(eye);
    expect(charts).toHaveLength(11);
    for (const [index, one] of charts.entries()) {
      for (const other of charts.slice(index + 1)) {
        const distance = apart(
          oklab(seen(linear(one, theme), rows)),
          oklab(seen(linear(other, theme), rows)),
        );
        expect.soft(distance, `${one} and ${other}`).toBeGreaterThan(0.065);
      }
    }
  });
});
