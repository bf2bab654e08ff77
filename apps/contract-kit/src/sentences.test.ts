import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { NoAnswer } from './core/send.ts';
import { demoApi, findingLine, runKit, toolsOf } from './testKit.ts';

const folder = path.join(import.meta.dirname, 'checks');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));

it('a skipped check says what to do', () => {
  const sentences = sources.flatMap((text) =>
    [...text.matchAll(/\bskip\(\s*(['"`])(.+?)\1/gs)].map(([, , one]) => one),
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((one) => !/: (?:add|give|use) /.test(one ?? ''))).toEqual([]);
});

it('each of three runs makes people of its own for what it uses up', { timeout: 60_000 }, async () => {
  const only = ['flow.voucher', 'flow.cancel', 'flow.bank', 'pay', 'race.voucher', 'race.cancel', 'race.checkout'];
  const api = demoApi();
  for (let count = 0; count < 3; count += 1) {
    const { findings, skipped } = await runKit((request) => api.fetch(request), { only }, toolsOf(api));
    expect([...findings.map(findingLine), ...skipped]).toEqual([]);
  }
});

it('vouchers that an account has used up are passed over, and more are asked for when none is left', async () => {
  const api = demoApi();
  const told: string[] = [];
  for (let count = 0; count < 5; count += 1)
    told.push(
      ...(await runKit((request) => api.fetch(request), { only: ['flow.voucher.full'] }, { mailbox: null })).skipped,
    );
  expect(told).toEqual([
    'flow.voucher.full: The account "member" has used up all 4 of "vouchers.full": give more codes there.',
  ]);
});

it('an answer that does not come in time breaks the rule of its size', async () => {
  const api = demoApi();
  const late = (request: Request) =>
    request.url.endsWith('/videos') ? Promise.reject(new NoAnswer('gave no whole answer', true)) : api.fetch(request);
  const { findings } = await runKit(late, { only: ['shape.read.listVideos'] });
  expect(findings).toMatchObject([{ field: 'connection', rule: 'docs/api-decisions.md#size-of-lists' }]);
});
