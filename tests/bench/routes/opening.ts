import type { Browser, CDPSession, Page } from 'playwright';
import { noteRequests, type PageRequest } from './requests.ts';

/** Paint figures of a page. */
interface Vitals {
  /** Milliseconds to the first contentful paint. */
  firstPaint: number;
  /** Milliseconds to the largest contentful paint. */
  largestPaint: number;
  /** Cumulative layout shift: 0 is none. */
  shift: number;
  /** Total blocking time in milliseconds: the part of each task beyond 50. */
  blocked: number;
  /** Milliseconds until no part of the page is loading any more. */
  data: number;
}

/** Runs in the page before anything else and collects in `window.vitals`. */
function watch(): void {
  const found = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0, data: 0 };
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
  new MutationObserver(() => {
    const isLoaded = document.querySelector('h1') && !document.querySelector('[data-loading], [aria-busy="true"]');
    if (!isLoaded) found.data = 0;
    else found.data ||= performance.now();
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

/** Starts the observers before the page loads. */
async function watchVitals(page: Page): Promise<void> {
  await page.addInitScript(watch);
}

/** The figures collected so far. */
async function readVitals(page: Page): Promise<Vitals> {
  const seen: Partial<Vitals> = await page.evaluate(() => Reflect.get(window, 'vitals'));
  const { firstPaint = 0, largestPaint = 0, shift = 0, blocked = 0, data = 0 } = seen;
  return { firstPaint, largestPaint, shift, blocked, data };
}

/** How a page is opened. */
export interface Conditions {
  /** A session to open it with; null for a visitor. */
  token: string | null;
  /**
   * CPU throttling; without it, neither processor nor network are slowed down.
   */
  slowdown?: number;
  /** Opens the page a second time: its files are cached, its HTML is revalidated. */
  warm?: boolean;
}

/** Measurements of an opened page. */
export interface Opening {
  requests: readonly PageRequest[];
  vitals: Vitals;
  /** Main thread work, in milliseconds. */
  work: number;
}

/** A cheap phone's network: 1.6 megabits a second, 150 ms round trip. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** Milliseconds of main thread work so far. */
async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Milliseconds without a request after which the page has loaded. */
const quiet = 600;

/**
 * Opens a page in a new context and waits until the network is idle. The cache is empty, unless
 * `warm` is set.
 */
export async function open(
  browser: Browser,
  address: string,
  { token, slowdown, warm = false }: Conditions,
): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await watchVitals(page);
    if (token !== null) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    if (warm) {
      await page.goto(address, { waitUntil: 'networkidle' });
      await page.goto('about:blank');
    }
    const session = await context.newCDPSession(page);
    const requests = await noteRequests(session);
    await session.send('Performance.enable');
    const before = await mainThread(session);
    if (slowdown !== undefined) {
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(slowdown === undefined ? 0 : quiet);
    const work = (await mainThread(session)) - before;
    return { requests, vitals: await readVitals(page), work };
  } finally {
    await context.close();
  }
}
