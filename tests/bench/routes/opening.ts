import type { Browser } from 'playwright';
import { noteRequests, type PageRequest } from './requests.ts';
import { readVitals, watchVitals, type Vitals } from './vitals.ts';

/** How a page is opened. */
export interface Conditions {
  /** A session to open it with; null for a visitor. */
  token: string | null;
  /**
   * CPU throttling; without it, neither processor nor network are slowed down.
   */
  slowdown?: number;
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

/** Milliseconds without a request after which the page has loaded. */
const quiet = 600;

/** Opens a page in a new context with an empty cache and waits until the network is idle. */
export async function open(browser: Browser, address: string, { token, slowdown }: Conditions): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    await watchVitals(page);
    if (token !== null) await page.addInitScript((value) => localStorage.setItem('token', value), token);
    const session = await context.newCDPSession(page);
    const requests = await noteRequests(session);
    await session.send('Performance.enable');
    if (slowdown !== undefined) {
      await session.send('Network.emulateNetworkConditions', slowNetwork);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    }
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(slowdown === undefined ? 0 : quiet);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    return { requests, vitals: await readVitals(page), work: seconds * 1000 };
  } finally {
    await context.close();
  }
}
