/** A condition on the document. */
export interface Check {
  /** Selector of the elements. */
  selector: string;
  /** Expected number of elements. */
  count?: number;
  /** Text of the first one. */
  text?: string;
  /** Marks the visible part of the page as correct. */
  inSight?: boolean;
}

/** Durations on a page, in milliseconds. */
export interface Outcome {
  /**
   * From the key or press to the rendered frame in which the visible part is right; same as
   * `painted` without a check.
   */
  inSight: number;
  /** From the key or press to the rendered frame in which all checks hold. */
  painted: number;
  /** Tasks over 50 ms until the page was quiet again. */
  longTasks: number[];
}

/** `window.bench` of the measured page. */
export interface Probe {
  /**
   * Waits for the next key or press, and from then for the checks; `sinceStart` counts from the
   * opening of the page.
   */
  arm: (checks: readonly Check[], sinceStart: boolean) => void;
  /** Resolves to its times. */
  outcome: () => Promise<Outcome>;
  /** Runs a fixed piece of work; returns its duration in milliseconds. */
  fixedWork: () => number;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Milliseconds without a long task after which a step has ended. */
const quiet = 300;

function holds({ selector, count, text }: Check): boolean {
  if (count !== undefined && document.querySelectorAll(selector).length !== count) return false;
  return text === undefined || document.querySelector(selector)?.textContent === text;
}

/** The moment after the next frame is rendered. */
function afterFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => resolve(performance.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  });
}

function changes(checks: readonly Check[]): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!checks.every(holds)) return;
      watcher.disconnect();
      resolve();
    };
    const watcher = new MutationObserver(look);
    watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    look();
  });
}

function firstInput(): Promise<number> {
  return new Promise((resolve) => {
    const heard = (event: Event) => {
      for (const name of ['keydown', 'pointerup']) removeEventListener(name, heard, true);
      resolve(event.timeStamp);
    };
    for (const name of ['keydown', 'pointerup']) addEventListener(name, heard, true);
  });
}

const tasks: PerformanceEntry[] = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask', buffered: true });

async function measure(checks: readonly Check[], sinceStart: boolean): Promise<Outcome> {
  const from = sinceStart ? 0 : await firstInput();
  await changes(checks.filter(({ inSight = false }) => inSight));
  const seen = await afterFrame();
  await changes(checks);
  const end = await afterFrame();
  await new Promise((resolve) => setTimeout(resolve, quiet));
  const longTasks = tasks
    .filter(({ startTime, duration }) => startTime + duration > from)
    .map(({ duration }) => duration);
  return { inSight: (checks.some(({ inSight }) => inSight) ? seen : end) - from, painted: end - from, longTasks };
}

/** Rounds of the fixed work: some 50 ms on a desk machine of 2024 that is not slowed down. */
const rounds = 20_000_000;

function fixedWork(): number {
  const from = performance.now();
  let state = 1;
  for (let round = 0; round < rounds; round += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  // The result is used, or the engine would skip the computation.
  return performance.now() - from + (state === 0 ? 1 : 0);
}

let pending: Promise<Outcome> | null = null;

window.bench = {
  arm(checks, sinceStart) {
    pending = measure(checks, sinceStart);
  },
  outcome() {
    if (pending === null) throw new Error('Nothing is being measured.');
    return pending;
  },
  fixedWork,
};
