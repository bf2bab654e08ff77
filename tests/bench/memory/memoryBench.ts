import type { CDPSession, Page } from 'playwright';
import { dist } from '../../../scripts/lib/root.mjs';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import type { Bench, BenchTools } from '../bench.ts';
import { Figures } from '../figures.ts';
import { tokenOf } from '../../support/people.ts';

/** A round through the portal by the links of its header: text and address. */
const links = [
  ['Qualificações', '/perfil/qualificacoes'],
  ['Ganhos', '/perfil/ganhos'],
  ['Meus Cursos', '/perfil/cursos'],
  ['Catálogo', '/cursos'],
  ['Perfil', '/perfil'],
] as const;

const rounds = 100;

/** After these rounds the caches are full; what grows later is a leak. */
const settled = 20;

async function goRound(page: Page): Promise<void> {
  for (const [name, pathname] of links) {
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await page.waitForFunction(
      (expected) => document.querySelector('h1') !== null && location.pathname === expected,
      pathname,
    );
    await page.waitForLoadState('networkidle');
  }
}

async function heapOf(session: CDPSession): Promise<{ megabytes: number; nodes: number; listeners: number }> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { megabytes: usedSize / 1024 / 1024, nodes, listeners: jsEventListeners };
}

async function measure({ browser }: BenchTools, figures: Figures): Promise<void> {
  const site = await servePortal({ dist, backend: mockBackend(), port: 0 });
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
  try {
    const page = await context.newPage();
    const token = await tokenOf('member', site.address);
    await page.addInitScript((value) => localStorage.setItem('token', value ?? ''), token);
    await page.goto(`${site.address}/perfil`, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    for (let round = 1; round <= settled + rounds; round += 1) {
      await goRound(page);
      if (round !== settled && round !== settled + rounds) continue;
      const subject = round === settled ? `after ${settled} rounds` : `after ${rounds} more`;
      console.log(`${subject} …`);
      const { megabytes, nodes, listeners } = await heapOf(session);
      const note = figures.of(`Going round ${links.length} pages and coming back`, subject);
      note('heap', 'MB', megabytes);
      note('nodes', 'count', nodes);
      note('listeners', 'count', listeners);
    }
  } finally {
    await context.close();
    await site.close();
  }
}

/** Finds memory leaks: leaving pages and coming back must not grow the heap. */
export const memoryBench: Bench = {
  about: 'the heap after going round the pages of a member a hundred times',
  async run(tools) {
    const figures = new Figures();
    for (let run = 1; run <= tools.runs; run += 1) await measure(tools, figures);
    return figures.all();
  },
};
