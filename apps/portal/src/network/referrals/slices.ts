/** Work that is done bit by bit: it yields wherever it may be interrupted. */
export type Work<Result> = Generator<undefined, Result, undefined>;

/** Milliseconds of work before the page gets its turn: well within a frame, also on a slow phone. */
const slice = 6;

/** Lets the page draw and answer keys. A message, since a timer that follows timers waits for at least 4 ms. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

/**
 * Does the work in slices between which the page stays alive.
 * @returns its result, or null once `signal` has called it off
 */
export async function inSlices<Result>(work: Work<Result>, signal: AbortSignal): Promise<Result | null> {
  while (!signal.aborted) {
    const end = performance.now() + slice;
    while (performance.now() < end) {
      const step = work.next();
      if (step.done) return step.value;
    }
    await pause();
  }
  return null;
}

/** Does the work at once, for short lists and tests. */
export function atOnce<Result>(work: Work<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
