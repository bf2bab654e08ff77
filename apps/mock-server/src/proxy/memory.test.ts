import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createMockApi } from '../createMockApi.ts';
import { testRequest } from '../shared/testRequest.ts';
import { createProxy } from './createProxy.ts';

/** Calls of an hour, at ten a second. */
const hour = 36_000;

/** Maximum growth in bytes. */
const max = 64 * 1024 * 1024;

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

function used(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const names = ['a', 'b', 'c'];

/** A long text that differs for each call. */
function noise(index: number): string {
  return `${index}-${'x'.repeat(2000)}`;
}

/** An answer with another difference each time, as a hostile backend would send. */
function answerOf(index: number): string {
  const withdrawal = { id: index, month: 1, year: 2026, amount: 1, status: noise(index), [noise(index)]: index };
  return JSON.stringify({ withdrawals: names.map(() => withdrawal) });
}

function callOf(index: number): Request {
  const token = `token-${index}`;
  if (index % 4 === 0) return testRequest(`GET /api/${noise(index)}`, { token });
  if (index % 4 === 1) return testRequest('GET /api/perfil', { token });
  if (index % 4 === 2) return testRequest('POST /api/recuperar-senha', { json: { email: 'ativa@exemplo.com.br' } });
  return testRequest('GET /api/withdrawals', { token });
}

it('needs at most 64 MB more after an hour of calls that all differ', { timeout: 240_000 }, async () => {
  let index = 0;
  const backend = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': noise(index) });
    response.end(answerOf(index));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const proxy = createProxy({
    target: new URL(`http://127.0.0.1:${port}/api`),
    mock: createMockApi({ strict: false }),
    mocked: ['readProfile', 'requestPasswordReset'],
  });
  for (; index < 200; index += 1) await proxy.fetch(callOf(index));
  const before = used();
  for (; index < hour; index += 1) await proxy.fetch(callOf(index));
  const growth = used() - before;
  expect(proxy.report().calls).toBe((hour * 3) / 4);
  expect(proxy.report().more).toBeGreaterThan(0);
  expect(growth).toBeLessThan(max);
  backend.closeAllConnections();
  backend.close();
});
