import { createMockApi } from '@raiz/mock-server';
import { dist, root } from '../../../scripts/lib/root.mjs';
import type { Bench } from '../bench.ts';
import { Figures } from '../figures.ts';
import { tokenOf } from '../../support/people.ts';
import { contenders, type Contender } from './contenders.ts';
import { crowd } from './crowd.ts';
import { load, ready } from './load.ts';
import { start } from './running.ts';
import { freePort } from '../../support/freePort.ts';

/** Requests sent to every server; the first one also shows when it is ready. */
const reads = ['courses', 'perfil', 'fundos'] as const;

const connections = 10;

/** Seconds of load for each read. */
const seconds = 3;

/** The mock server's answers, for a contender that reads no contract. */
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

/** Starts a contender, sends requests as fast as it answers, and stops it. */
async function measure({ name, args, base }: Contender, figures: Figures): Promise<void> {
  const port = await freePort();
  const server = start(args(port), root);
  const origin = `http://127.0.0.1:${port}`;
  const note = figures.of(`in the place of the backend, ${connections} connections`, name);
  try {
    const began = await ready(`${origin}${base}/courses`, 'any-token', 30);
    if (began === null) {
      console.log(`${name} did not answer within 30 s: going on without it.`);
      return;
    }
    const token = name === 'mock server' ? ((await tokenOf('member', origin)) ?? '') : 'any-token';
    note('ready after', 'ms', began);
    for (const read of reads) {
      const before = server.processor();
      const { perSecond, failures, answers } = await load({
        url: `${origin}${base}/${read}`,
        headers: { Authorization: `Bearer ${token}` },
        connections,
        duration: seconds,
      });
      const used = server.processor();
      note(`GET /${read}`, '/s', perSecond);
      note(`GET /${read}, failed`, 'count', failures);
      if (before !== null && used !== null)
        note(`GET /${read}, processor per 1000`, 'ms', ((used - before) * 1000) / answers);
    }
    const memory = server.memory();
    if (memory !== null) note('most memory', 'MB', memory);
  } finally {
    await server.stop();
  }
}

/**
 * Compares the mock server, which checks every answer, with other mock servers, and measures `npm
 * start` with many people. Processor time depends least on other programs of the machine.
 */
export const serverBench: Bench = {
  about: 'the mock server beside Prism, json-server and Mockoon, and npm start with a hundred people at once',
  async run({ runs }) {
    const all = await contenders(await answersOfOurs());
    const figures = new Figures();
    for (let run = 1; run <= runs; run += 1) {
      console.log(`Run ${run} of ${runs} …`);
      for (const contender of all) await measure(contender, figures);
      await crowd(dist, figures);
    }
    return figures.all();
  },
};
