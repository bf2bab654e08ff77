import { expect, it } from 'vitest';
import { findingLine } from './core/finding.ts';
import { outcomeText } from './report/terminal.ts';
import type { Send } from './core/send.ts';
import { operationOf } from './testDefects/plant.ts';
import { demoApi, runKit } from './testKit.ts';

async function textsOf(send: Send): Promise<string> {
  const { run, findings } = await runKit(send, { only: ['flow.login.time', 'flow.recovery.time'] });
  expect(findings.map(findingLine)).toEqual([]);
  return run.outcomes.map((outcome) => outcomeText(outcome)).join('');
}

it('a slow answer to known addresses is a note, and no difference', { timeout: 30_000 }, async () => {
  const api = demoApi();
  const slow = await textsOf(async (request) => {
    const text = await request.clone().text();
    const isKnown = text.includes('ativa@exemplo.com.br');
    if (isKnown && ['logIn', 'requestPasswordReset'].includes(operationOf(request) ?? ''))
      await new Promise((resolve) => setTimeout(resolve, 300));
    return api.fetch(request);
  });
  expect(slow).toMatch(
    /flow\.login\.time .+\n {4}note: POST \/login takes \d+ ms \(± \d+\) for known addresses and \d+ ms/,
  );
  expect(slow).toContain('note: POST /recuperar-senha takes');
  expect(slow).not.toContain('/reenviar-confirmacao');
});

it('a slow network is a note, and no difference', { timeout: 30_000 }, async () => {
  const api = demoApi();
  const send: Send = async (request) => {
    if (operationOf(request) === 'listReferrals') await new Promise((resolve) => setTimeout(resolve, 1010));
    return api.fetch(request);
  };
  const { run, findings } = await runKit(send, { only: ['flow.referrals.order'] });
  expect(findings.map(findingLine)).toEqual([]);
  expect(run.outcomes.flatMap(({ notes }) => notes)).toEqual([
    expect.stringMatching(
      /^GET \/minhas-indicacoes as member took 1\.\d s for \d+ people, and should take 1\.0 s at most\.$/,
    ),
  ]);
});

it('times of a loaded machine are no note', { timeout: 30_000 }, async () => {
  const api = demoApi();
  let calls = 0;
  const loaded = await textsOf(async (request) => {
    calls += 1;
    const text = await request.clone().text();
    const isSlow = text.includes('ativa@exemplo.com.br') && operationOf(request) === 'logIn';
    if (isSlow) await new Promise((resolve) => setTimeout(resolve, (calls % 8) * 25));
    return api.fetch(request);
  });
  expect(loaded).toBe('');
});

it('equal times are no note', async () => {
  const api = demoApi();
  expect(await textsOf((request) => api.fetch(request))).toBe('');
});
