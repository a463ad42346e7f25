import type { Page } from "@playwright/test";

/*
 * What is measured inside the page. Times are from the event to the first task after the frame that
 * shows its effect, so that script, style, layout and paint are all in them.
 */

/** What the measuring functions keep on the page's window. */
interface Bench {
  afterPaint: () => Promise<void>;
  longTasks: number[];
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** Sets up the measuring; call it before the page loads. */
export async function prepareBench(page: Page): Promise<void> {
  // The runner's compiler names functions by a helper that the page doesn't have.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.addInitScript(() => {
    const channel = new MessageChannel();
    const waiting: (() => void)[] = [];
    channel.port1.onmessage = () => waiting.shift()?.();
    window.bench = {
      longTasks: [],
      afterPaint: () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => {
            waiting.push(resolve);
            channel.port2.postMessage(null);
          });
        }),
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.bench.longTasks.push(duration);
    }).observe({ entryTypes: ["longtask"] });
  });
}

export interface Timing {
  readonly ms: readonly number[];
  readonly longTasks: readonly number[];
}

/** Clicks elements in turn, `times` times, and gives the time of each from click to paint. */
export const timeClicks = (
  page: Page,
  selectors: readonly string[],
  times: number,
): Promise<Timing> =>
  page.evaluate(
    async ({ selectors: found, times: count }) => {
      window.bench.longTasks.length = 0;
      const ms: number[] = [];
      for (let i = 0; i < count; i++) {
        const element = document.querySelector<HTMLElement>(found[i % found.length] ?? "");
        if (element === null) throw new Error(`nothing matches ${found[i % found.length]}`);
        await window.bench.afterPaint();
        const start = performance.now();
        element.click();
        await window.bench.afterPaint();
        ms.push(performance.now() - start);
        // Lets what was put off until idle come before the next click.
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      return { ms, longTasks: [...window.bench.longTasks] };
    },
    { selectors, times },
  );

/** Types a text letter by letter into a field and takes it away again. */
export const timeTyping = (
  page: Page,
  selector: string,
  texts: readonly string[],
): Promise<Timing> =>
  page.evaluate(
    async ({ selector: found, texts: typed }) => {
      window.bench.longTasks.length = 0;
      const field = document.querySelector<HTMLInputElement>(found);
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      if (field === null || setter === undefined) throw new Error(`no field ${found}`);
      const ms: number[] = [];
      for (const text of typed) {
        await window.bench.afterPaint();
        const start = performance.now();
        setter.call(field, text);
        field.dispatchEvent(new Event("input", { bubbles: true }));
        await window.bench.afterPaint();
        ms.push(performance.now() - start);
      }
      return { ms, longTasks: [...window.bench.longTasks] };
    },
    { selector, texts },
  );

export interface Dragged extends Timing {
  /** Moves after which some figure on the screen was another. */
  readonly changed: number;
}

/** Moves a slider over its range in steps, as a drag does, and ends the drag. */
export const timeDrag = (page: Page, selector: string, steps: number): Promise<Dragged> =>
  page.evaluate(
    async ({ selector: found, steps: count }) => {
      window.bench.longTasks.length = 0;
      const slider = document.querySelector<HTMLInputElement>(found);
      const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      if (slider === null || setter === undefined) throw new Error(`no slider ${found}`);
      const figures = () =>
        [...document.querySelectorAll('[data-column="monthlyUsd"]')]
          .map((cell) => cell.textContent)
          .join("|");
      const ms: number[] = [];
      let changed = 0;
      for (let i = 0; i < count; i++) {
        await window.bench.afterPaint();
        const before = figures();
        const start = performance.now();
        setter.call(slider, String(300 + (i * 400) / count));
        slider.dispatchEvent(new Event("input", { bubbles: true }));
        await window.bench.afterPaint();
        ms.push(performance.now() - start);
        if (figures() !== before) changed += 1;
      }
      slider.dispatchEvent(new Event("change", { bubbles: true }));
      return { ms, changed, longTasks: [...window.bench.longTasks] };
    },
    { selector, steps },
  );

export interface Scrolled extends Timing {
  /** The most elements that the document had on the way. */
  readonly mostNodes: number;
}

/** Scrolls the grid by so much every frame; the time of a frame is from its scroll to its paint. */
export const timeScroll = (
  page: Page,
  by: { readonly x: number; readonly y: number },
  frames: number,
): Promise<Scrolled> =>
  page.evaluate(
    async ({ by: { x, y }, frames: count }) => {
      window.bench.longTasks.length = 0;
      const grid = document.querySelector('[role="grid"]');
      if (grid === null) throw new Error("there is no grid");
      grid.scrollTo(0, 0);
      await window.bench.afterPaint();
      const ms: number[] = [];
      let mostNodes = 0;
      let back = 1;
      for (let i = 0; i < count; i++) {
        const left = grid.scrollLeft;
        const start = performance.now();
        grid.scrollBy(x * back, y);
        await window.bench.afterPaint();
        ms.push(performance.now() - start);
        if (x !== 0 && grid.scrollLeft === left) back = -back;
        mostNodes = Math.max(mostNodes, document.querySelectorAll("*").length);
      }
      return { ms, mostNodes, longTasks: [...window.bench.longTasks] };
    },
    { by, frames },
  );
