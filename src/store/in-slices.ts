const sliceMilliseconds = 12;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Runs work that can pause, a slice at a time, so that the page answers in between. Rejects with
 * what the work throws.
 */
export async function inSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < sliceMilliseconds) continue;
    await pause();
    began = performance.now();
  }
}
