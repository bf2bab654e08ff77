import { Agent } from 'node:http';
import { mockBackend } from '../../serve/mockBackend.ts';
import { servePortal } from '../../serve/servePortal.ts';
import type { Figure } from '../figures.ts';
import { tokenOf } from '../routes/visits.ts';
import { ask } from './load.ts';

/** How many people come at once. */
const people = 100;

/** What each of them opens: pages of the portal, and what these ask the API for. */
const addresses = ['/', '/perfil', '/cursos', '/api/perfil', '/api/meu-link', '/api/assinatura/status', '/api/courses'];

/** One person: logs in and opens everything twice. Gives the milliseconds of each answer; -1 for one that failed. */
async function visit(origin: string): Promise<number[]> {
  const token = await tokenOf('member', origin);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (const address of [...addresses, ...addresses]) {
    const began = performance.now();
    const isFine = await ask(origin + address, token ?? '', agent);
    times.push(isFine ? performance.now() - began : -1);
  }
  agent.destroy();
  return times;
}

/** A hundred people at once on what `npm start` serves, pages and API. */
export async function crowd(dist: string): Promise<Figure[]> {
  const site = await servePortal({ dist, backend: mockBackend(), port: 0, host: '127.0.0.1' });
  try {
    const visits = await Promise.allSettled(Array.from({ length: people }, () => visit(site.address)));
    const times = visits.flatMap((one) => (one.status === 'fulfilled' ? one.value : [-1]));
    const figure = (step: string, unit: Figure['unit'], value: number): Figure => ({
      group: `npm start, ${people} people at once`,
      subject: 'portal and API',
      step,
      unit,
      values: [value],
    });
    return [
      figure('answers', 'count', times.length),
      figure('errors', 'count', times.filter((time) => time < 0).length),
      figure('slowest answer', 'ms', Math.max(...times)),
    ];
  } finally {
    await site.close();
  }
}
