import path from 'node:path';
import { createMockApi } from '@raiz/mock-server';
import type { Bench, BenchTools } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { together } from '../together.ts';
import { tokenOf } from '../routes/visits.ts';
import { contenders, root, type Contender } from './contenders.ts';
import { crowd } from './crowd.ts';
import { load, ready } from './load.ts';
import { freePort, start } from './running.ts';

/** Requests sent to every server; the first one also shows when it is ready. */
const reads = ['courses', 'perfil', 'fundos'] as const;

const connections = 10;

/** How long each read is asked for, in seconds. */
const seconds = 3;

/** What a contender without a contract is given to answer: what the mock server says. */
async function answersOfOurs(): Promise<Record<string, unknown>> {
  const { fetch } = createMockApi();
  const login = new Request('http://mock/api/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'ativa@exemplo.com.br', password: 'portal123' }),
  });
  const { token } = await (await fetch(login)).json();
  const headers = { Authorization: `Bearer ${token}` };
  const read = async (name: string) =>
    [name, await (await fetch(new Request(`http://mock/api/${name}`, { headers }))).json()] as const;
  return Object.fromEntries(await Promise.all(reads.map(read)));
}

/**
 * Starts a contender, asks it as fast as it answers, and stops it. Nothing when it never became
 * ready.
 */
async function measure({ name, args, base }: Contender, say: BenchTools['say']): Promise<Figure[]> {
  const port = await freePort();
  const server = start(args(port), root);
  const origin = `http://127.0.0.1:${port}`;
  const figure = (step: string, unit: Figure['unit'], value: number): Figure => ({
    group: `in the place of the backend, ${connections} connections`,
    subject: name,
    step,
    unit,
    values: [value],
  });
  try {
    const began = await ready(`${origin}${base}/courses`, 'anybody', 30);
    if (began === null) {
      say(`${name} did not answer within 30 s: going on without it.`);
      return [];
    }
    const token = name === 'mock server' ? ((await tokenOf('member', origin)) ?? '') : 'anybody';
    const figures = [figure('ready after', 'ms', began)];
    for (const read of reads) {
      const before = server.processor();
      const { perSecond, failures, answers } = await load({
        url: `${origin}${base}/${read}`,
        headers: { Authorization: `Bearer ${token}` },
        connections,
        duration: seconds,
      });
      const used = server.processor();
      figures.push(figure(`GET /${read}`, '/s', perSecond), figure(`GET /${read}, failed`, 'count', failures));
      if (before !== null && used !== null)
        figures.push(figure(`GET /${read}, processor per 1000`, 'ms', ((used - before) * 1000) / answers));
    }
    const memory = server.memory();
    return memory === null ? figures : [...figures, figure('most memory', 'MB', memory)];
  } finally {
    await server.stop();
  }
}

/**
 * The mock server, with its checks of every answer, beside others that stand in for a backend, and
 * what `npm start` serves under a crowd. What a machine with other work does in a second says
 * little: the processor time is what such work changes least.
 */
export const serverBench: Bench = {
  about: 'the mock server beside Prism, json-server and Mockoon, and npm start with a hundred people at once',
  inBrowser: false,
  async run({ settings, say }) {
    const all = await contenders(await answersOfOurs(), say);
    const figures: Figure[] = [];
    for (let run = 1; run <= settings.runs; run += 1) {
      say(`Run ${run} of ${settings.runs} …`);
      for (const contender of all) figures.push(...(await measure(contender, say)));
      figures.push(...(await crowd(path.join(root, 'apps/portal/dist'))));
    }
    return together(figures);
  },
};
