import type { Page } from 'playwright';

/** Paint figures of a page. */
export interface Vitals {
  /** Milliseconds to the first contentful paint. */
  firstPaint: number;
  /** Milliseconds to the largest contentful paint. */
  largestPaint: number;
  /** Cumulative layout shift: 0 is none. */
  shift: number;
  /** Total blocking time in milliseconds: the part of each task beyond 50. */
  blocked: number;
}

/** Runs in the page before anything else and collects in `window.vitals`. */
function watch(): void {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 };
  Reflect.set(window, 'vitals', found);
  // Functions without names: for named ones the loader adds a helper that the page lacks.
  const notes: [type: string, note: (entry: PerformanceEntry) => void][] = [
    ['paint', ({ name, startTime }) => name === 'first-contentful-paint' && (found.firstPaint = startTime)],
    ['largest-contentful-paint', ({ startTime }) => (found.largestPaint = startTime)],
    ['layout-shift', (entry) => (found.shift += Number(Reflect.get(entry, 'value')))],
    ['longtask', ({ duration }) => (found.blocked += Math.max(0, duration - 50))],
  ];
  notes.forEach(([type, note]) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  });
}

/** Starts the observers before the page loads. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The figures collected so far. */
export async function readVitals(page: Page): Promise<Vitals> {
  const seen: Partial<Vitals> = await page.evaluate(() => Reflect.get(window, 'vitals'));
  const { firstPaint = 0, largestPaint = 0, shift = 0, blocked = 0 } = seen;
  return { firstPaint, largestPaint, shift, blocked };
}
