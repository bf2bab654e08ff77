import type { CDPSession, Page } from '@playwright/test';

/** Slowdown factor of the processor: a cheap phone compared to a desktop machine. */
const slowdown = 4;

/** A cheap phone's network: 1.6 megabits a second, 150 ms round trip. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Number of repetitions; the figures are medians. */
export const rounds = 3;

/** @throws Error without values */
export function medianOf(values: readonly number[]): number {
  const middle = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

/** Throttles a page, and reads how long its main thread was busy. */
export interface Machine {
  slowDown(what: 'processor' | 'processor and network'): Promise<void>;
  /** Milliseconds of work on the main thread so far. */
  cpu(): Promise<number>;
}

/** The machine of a page, controlled over the DevTools protocol. */
export async function machineOf(page: Page): Promise<Machine> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    async slowDown(what) {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (what === 'processor') return;
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', slowNetwork);
    },
    async cpu() {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    },
  };
}

/** Figures of one opening of a page. */
export interface Opening {
  /** First and largest contentful paint, in milliseconds. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds until the last part of the page has loaded. */
  data: number;
  /** Cumulative layout shift: 0 is none. */
  shift: number;
  /** Milliseconds of work on the main thread. */
  cpu: number;
}

/** Runs in the page before its scripts, and collects figures in `window.vitals`. */
function watch(): void {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, data: 0 };
  Reflect.set(window, 'vitals', found);
  const notes: [type: string, note: (entry: PerformanceEntry) => void][] = [
    ['paint', ({ name, startTime }) => name === 'first-contentful-paint' && (found.firstPaint = startTime)],
    ['largest-contentful-paint', ({ startTime }) => (found.largestPaint = startTime)],
    ['layout-shift', (entry) => (found.shift += Number(Reflect.get(entry, 'value')))],
  ];
  for (const [type, note] of notes)
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  new MutationObserver(() => {
    const isLoaded = document.querySelector('h1') && !document.querySelector('[data-loading], [aria-busy="true"]');
    if (!isLoaded) found.data = 0;
    else found.data ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Opens an address with a cheap phone's processor and network, until the network is idle. */
export async function measureOpening(page: Page, address: string): Promise<Opening> {
  await page.addInitScript(watch);
  const machine = await machineOf(page);
  await machine.slowDown('processor and network');
  await page.goto(address, { waitUntil: 'networkidle' });
  const vitals: Partial<Opening> = await page.evaluate(() => Reflect.get(window, 'vitals'));
  const { firstPaint = 0, largestPaint = 0, data = 0, shift = 0 } = vitals;
  return { firstPaint, largestPaint, data, shift, cpu: await machine.cpu() };
}
