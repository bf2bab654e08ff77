import type { Browser, CDPSession, Page } from 'playwright';
import type { Check, Outcome } from './probe.ts';

/** Milliseconds until something counts as hung; the plain table takes its time. */
const patience = 300_000;

/** Somebody with a slow machine. */
export interface Visitor {
  page: Page;
  /** Opens an address and waits for the checks, from the first byte on. */
  open: (address: string, checks: readonly Check[]) => Promise<Outcome>;
  /** Does something and waits for the checks, from the key or press on. */
  act: (action: () => Promise<void>, checks: readonly Check[]) => Promise<Outcome>;
  /** What the page holds, after a clean-up. */
  weigh: () => Promise<{ heapMegabytes: number; elements: number }>;
  close: () => Promise<void>;
}

async function weigh(page: Page, session: CDPSession): Promise<{ heapMegabytes: number; elements: number }> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('Performance.enable');
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { heapMegabytes: heap / 1_048_576, elements };
}

/** Opens a window of its own, with a processor that is `slowdown` times slower. @param probe script that measures */
export async function visit(browser: Browser, probe: string, slowdown: number): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  context.setDefaultTimeout(patience);
  await context.addInitScript({ content: probe });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

  async function measured(checks: readonly Check[], sinceStart: boolean, action: () => Promise<unknown>) {
    await page.evaluate(([wanted, start]) => window.bench.arm(wanted, start), [checks, sinceStart] as const);
    await action();
    return page.evaluate(() => window.bench.outcome());
  }

  return {
    page,
    async open(address, checks) {
      await page.goto(address, { waitUntil: 'commit' });
      return measured(checks, true, () => Promise.resolve());
    },
    act: (action, checks) => measured(checks, false, action),
    weigh: () => weigh(page, session),
    close: () => context.close(),
  };
}
