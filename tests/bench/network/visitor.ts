import type { Browser, CDPSession, Page } from 'playwright';
import type { Note } from '../figures.ts';
import type { Check, Outcome as Seen } from './probe.ts';

/** Milliseconds until a page counts as hung: the plain table is slow. */
const timeout = 300_000;

/** Thrown when a page does not finish a step in time. */
export class Hung extends Error {}

/** @throws Hung after `timeout` */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Hung(`Nothing for ${timeout / 60_000} minutes.`)), timeout);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The cost of a step. */
export interface Outcome extends Seen {
  /**
   * Milliseconds of work of the page's main thread, slowed down. Unlike elapsed time it does not
   * depend on other programs of the machine.
   */
  worked: number;
}

/** A page on a slow machine. */
export interface Visitor {
  page: Page;
  /** Opens an address and waits for the checks; measures from the first byte. */
  open: (address: string, checks: readonly Check[]) => Promise<Outcome>;
  /** Runs an action and waits for the checks; measures from the key or press. */
  act: (action: () => Promise<void>, checks: readonly Check[]) => Promise<Outcome>;
  /** The page's size after garbage collection. */
  weigh: () => Promise<{ heapMegabytes: number; elements: number }>;
  /** Milliseconds of a fixed piece of work, which makes runs comparable. */
  fixedWork: () => Promise<number>;
  close: () => Promise<void>;
}

/** Records the time of a step, its work on the main thread and its longest task. */
export function noteTime(note: Note, step: string, { inSight, painted, longTasks, worked }: Outcome): void {
  note(step, 'ms', inSight);
  note(`${step}: to the last row`, 'ms', painted);
  note(`${step}: main thread at work`, 'ms', worked);
  note(`${step}: longest task`, 'ms', Math.max(0, ...longTasks));
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
 * Opens a new context with CPU throttling by `slowdown`.
 * @param probe script that measures
 */
export async function visit(browser: Browser, probe: string, slowdown: number): Promise<Visitor> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR' });
  context.setDefaultTimeout(timeout);
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
    fixedWork: () => page.evaluate(() => window.bench.fixedWork()),
    close: () => context.close(),
  };
}
