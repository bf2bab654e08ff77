import type { Page } from 'playwright';

/** How the opening of a page felt. */
export interface Vitals {
  /** Milliseconds to the first thing drawn. */
  firstPaint: number;
  /** Milliseconds to the largest thing drawn. */
  largestPaint: number;
  /** How much of the page jumped, in the browser's measure: 0 is nothing. */
  shift: number;
  /** Milliseconds in which the page could not answer: what of each task goes beyond 50. */
  blocked: number;
}

/** Runs in the page before anything else; what it finds waits there as `window.vitals`. */
function watch(): void {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 };
  function see(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') found.firstPaint = startTime;
  });
  see('largest-contentful-paint', ({ startTime }) => {
    found.largestPaint = startTime;
  });
  see('layout-shift', (entry) => {
    found.shift += Number(Reflect.get(entry, 'value'));
  });
  see('longtask', ({ duration }) => {
    found.blocked += Math.max(0, duration - 50);
  });
  Reflect.set(window, 'vitals', found);
}

/** Has a page watch itself from its first byte on. */
export async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** What the page has seen so far. */
export async function readVitals(page: Page): Promise<Vitals> {
  const seen: Partial<Vitals> = await page.evaluate(() => Reflect.get(window, 'vitals'));
  const { firstPaint = 0, largestPaint = 0, shift = 0, blocked = 0 } = seen;
  return { firstPaint, largestPaint, shift, blocked };
}
