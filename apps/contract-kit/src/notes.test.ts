import { expect, it } from 'vitest';
import { outcomeText } from './report/terminal.ts';
import type { Send } from './core/send.ts';
import { operationOf } from './testDefect.ts';
import { demoApi, runKit } from './testKit.ts';

async function textsOf(send: Send): Promise<string> {
  const { run, findings } = await runKit(send, { only: ['flow.login.time', 'flow.recovery.time'] });
  expect(findings).toEqual([]);
  return run.outcomes.map((outcome) => outcomeText(outcome)).join('');
}

it('a slow answer to known addresses is a note, and no difference', { timeout: 30_000 }, async () => {
  const api = demoApi();
  const slow = await textsOf(async (request) => {
    const text = await request.clone().text();
    const isKnown = text.includes('ativa@exemplo.com.br');
    if (isKnown && ['logIn', 'requestPasswordReset'].includes(operationOf(request) ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 60));
    return api.fetch(request);
  });
  expect(slow).toMatch(/flow\.login\.time .+\n {4}note: POST \/login takes \d+ ms for known addresses and \d+ ms/);
  expect(slow).toContain('note: POST /recuperar-senha takes');
  expect(slow).not.toContain('/reenviar-confirmacao');
});

it('equal times are no note', async () => {
  const api = demoApi();
  expect(await textsOf((request) => api.fetch(request))).toBe('');
});
