import type { Browser, CDPSession, Page } from 'playwright';
import type { Check, Outcome as Seen } from './probe.ts';

/** Milliseconds until something counts as hung; the plain table takes its time. */
const patience = 300_000;

/** Thrown when a page has not come to an end with something in all that time. */
export class Hung extends Error {}

/** @throws Hung when the work takes longer than anybody would wait */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Hung(`Nothing for ${patience / 60_000} minutes.`)), patience);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What something took. */
export interface Outcome extends Seen {
  /**
   * Milliseconds that the page's main thread itself worked, slowed down as it is. Unlike the time
   * that went by it stays the same on a machine that has other things to do.
   */
  worked: number;
}

/** Somebody with a slow machine. */
export interface Visitor {
  page: Page;
  /** Opens an address and waits for the checks, from the first byte on. */
  open: (address: string, checks: readonly Check[]) => Promise<Outcome>;
  /** Does something and waits for the checks, from the key or press on. */
  act: (action: () => Promise<void>, checks: readonly Check[]) => Promise<Outcome>;
  /** What the page holds, after a clean-up. */
  weigh: () => Promise<{ heapMegabytes: number; elements: number }>;
  /** Milliseconds that a fixed piece of work takes just now, to compare runs by. */
  gauge: () => Promise<number>;
  close: () => Promise<void>;
}

async function metric(session: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

async function weigh(page: Page, session: CDPSession): Promise<{ heapMegabytes: number; elements: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const heap = await metric(session, 'JSHeapUsedSize');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { heapMegabytes: heap / 1_048_576, elements };
}

/**
 * Opens a new context whose processor is `slowdown` times slower.
 * @param probe script that measures
 */
export async function visit(browser: Browser, probe: string, slowdown: number): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  context.setDefaultTimeout(patience);
  await context.addInitScript({ content: probe });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  async function measured(checks: readonly Check[], sinceStart: boolean, action: () => Promise<unknown>) {
    await page.evaluate(([wanted, start]) => window.bench.arm(wanted, start), [checks, sinceStart] as const);
    const before = sinceStart ? 0 : await metric(session, 'TaskDuration');
    await action();
    const seen = await inTime(page.evaluate(() => window.bench.outcome()));
    return { ...seen, worked: ((await metric(session, 'TaskDuration')) - before) * 1000 };
  }

  return {
    page,
    async open(address, checks) {
      await page.goto(address, { waitUntil: 'commit' });
      return measured(checks, true, () => Promise.resolve());
    },
    act: (action, checks) => measured(checks, false, action),
    weigh: () => weigh(page, session),
    gauge: () => page.evaluate(() => window.bench.fixedWork()),
    close: () => context.close(),
  };
}
