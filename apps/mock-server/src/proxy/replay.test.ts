import { expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest } from '../shared/testRequest.ts';
import { createProxy } from './createProxy.ts';
import type { RecordedExchange } from './replay.ts';
import { createReplay } from './replay.ts';

/** Calls through a proxy with every operation mocked, as a recording. */
async function recording(calls: readonly string[]): Promise<string> {
  const lines: RecordedExchange[] = [];
  const mock = createMockApi();
  const proxy = createProxy({
    target: null,
    mock,
    mocked: ['readCourse', 'listCourses', 'readSponsor', 'readProfile', 'logIn'],
    record: (exchange) => lines.push(exchange),
  });
  for (const call of calls) await proxy.fetch(testRequest(call));
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function played(text: string) {
  const replay = createReplay(text);
  const proxy = createProxy({ target: null, replay, mock: createMockApi() });
  return { proxy, ask: (call: string) => proxy.fetch(testRequest(call)) };
}

it('gives each address its own answer', async () => {
  const text = await recording(['GET /api/courses/1', 'GET /api/courses/2', 'GET /api/courses/999']);
  const { ask, proxy } = played(text);
  expect((await (await ask('GET /api/courses/2')).json()).id).toBe(2);
  expect((await (await ask('GET /api/courses/1')).json()).id).toBe(1);
  expect((await ask('GET /api/courses/999')).status).toBe(404);
  expect(proxy.report().drifts).toEqual([]);
});

it('gives the answers of one call one after another, and the last one again', () => {
  const line = (status: number) => JSON.stringify({ method: 'GET', address: '/perfil', status, response: { status } });
  const replay = createReplay(`${line(200)}\n${line(500)}\n`);
  const ask = () => replay('GET', new URL('http://x/api/perfil'))?.status;
  expect([ask(), ask(), ask()]).toEqual([200, 500, 500]);
  expect(replay('POST', new URL('http://x/api/perfil'))).toBeNull();
});

it('lets the mock server answer what was not recorded', async () => {
  const { ask, proxy } = played(await recording(['GET /api/courses/1']));
  expect((await ask('GET /api/courses')).status).toBe(200);
  expect((await ask('GET /api/nothing')).status).toBe(502);
  expect(proxy.report().calls).toBe(1);
});

it('finds a call again whose query holds something secret', () => {
  const text = JSON.stringify({ method: 'GET', address: '/x?ref=***', status: 200, response: 1 });
  const answer = createReplay(text)('GET', new URL('http://x/api/x?ref=77'));
  expect(answer?.status).toBe(200);
});

it.each([
  ['not JSON', 'Line 1 is no exchange'],
  ['{"method":"GET"}', 'Line 1 is no exchange'],
  ['\n{"method":"GET","address":"/x","status":99,"response":1}', 'Line 2 is no exchange'],
])('says of %j what is wrong', (text, message) => {
  expect(() => createReplay(text)).toThrow(message);
});
