import type { Page } from 'playwright';

/** How the opening of a page felt. */
export interface Vitals {
  /** Milliseconds to the first contentful paint. */
  firstPaint: number;
  /** Milliseconds to the largest contentful paint. */
  largestPaint: number;
  /** How much of the page jumped, in the browser's measure: 0 is nothing. */
  shift: number;
  /** Milliseconds in which the page could not answer: what of each task goes beyond 50. */
  blocked: number;
}

/** Runs in the page before anything else; what it finds waits there as `window.vitals`. */
function watch(): void {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 };
  Reflect.set(window, 'vitals', found);
  // Functions without names: to named ones the loader adds a helper that the page does not have.
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

/** What the page has seen so far. */
export async function readVitals(page: Page): Promise<Vitals> {
  const seen: Partial<Vitals> = await page.evaluate(() => Reflect.get(window, 'vitals'));
  const { firstPaint = 0, largestPaint = 0, shift = 0, blocked = 0 } = seen;
  return { firstPaint, largestPaint, shift, blocked };
}
