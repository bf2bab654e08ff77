import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findingLine } from './core/finding.ts';
import { NoAnswer } from './core/send.ts';
import { defects } from './testDefects/defects.ts';
import type { Tools } from './core/tools.ts';
import { demoApi, runKit, toolsOf } from './testKit.ts';

const folder = path.join(import.meta.dirname, 'checks');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(path.join(folder, name), 'utf8'));

/** The findings of some checks in the mock server with a defect. */
async function findingsWith(defect: string, only: string[]) {
  const api = demoApi();
  const over = defects.find(({ name }) => name === defect)?.over(api);
  if (!over) throw new Error(`There is no defect "${defect}".`);
  return (await runKit(over, { only }, toolsOf(api))).findings;
}

it('a skipped check says what to do', () => {
  const sentences = sources.flatMap((text) =>
    [...text.matchAll(/\bskip\(\s*(['"`])(.+?)\1/gs)].map(([, , one]) => one),
  );
  expect(sentences.length).toBeGreaterThan(20);
  expect(sentences.filter((one) => !/: (?:add|give|use) /.test(one ?? ''))).toEqual([]);
});

/** Why checks are skipped in runs against one backend, in which they find nothing. */
async function skippedInRuns(runs: number, only: string[], tools: Partial<Tools> = {}): Promise<(string | null)[]> {
  const api = demoApi();
  const skipped: (string | null)[] = [];
  for (let count = 0; count < runs; count += 1) {
    const { run, findings } = await runKit((request) => api.fetch(request), { only }, { ...toolsOf(api), ...tools });
    expect(findings.map(findingLine)).toEqual([]);
    skipped.push(...run.outcomes.map((one) => one.skipped));
  }
  return skipped;
}

it('each of three runs makes people of its own for what it uses up', { timeout: 60_000 }, async () => {
  const checks = ['flow.voucher', 'flow.cancel', 'flow.bank', 'pay', 'race.voucher', 'race.cancel', 'race.checkout'];
  expect((await skippedInRuns(3, checks)).filter((why) => why !== null)).toEqual([]);
});

it('vouchers that an account has used up are passed over, and more are asked for when none is left', async () => {
  const all = 'The account "member" has used up all 4 of --voucher-full: give more codes there.';
  const skipped = await skippedInRuns(5, ['flow.voucher.full'], { mailbox: null });
  expect(skipped).toEqual([null, null, null, null, all]);
});

it('a checkout that is paid and given out again is said so, not that no payment came', async () => {
  const findings = await findingsWith('a paid checkout is offered again', ['pay.twice']);
  const found = findings.find(({ field }) => field === '$.checkout_url');
  expect(found).toMatchObject({ call: 'POST /assinatura as member', expected: 'a new checkout' });
  expect(found?.got).toMatch(/^http.*, which is paid: its payment was reported before$/);
});

it('a save that disagrees with the read after it is told so', async () => {
  const findings = await findingsWith('the cancellation is not kept', ['flow.cancel.keeps-access']);
  const expected = '"active", as it is read afterwards';
  expect(findings).toContainEqual(expect.objectContaining({ field: '$.status', expected, got: '"canceled"' }));
});

it('a payment that does not come is missed within a time', async () => {
  const findings = await findingsWith('a full voucher books no payment', ['flow.voucher.full']);
  expect(findings[0]).toMatchObject({
    field: '$.pagamentos',
    expected: 'one payment more than before',
    got: 'no more than before',
  });
});

it('a connection that is cut soon after a restart may be a backend that is still starting', async () => {
  const api = demoApi();
  let restarts = 0;
  const { findings } = await runKit(
    (request) => {
      if (restarts > 0 && request.url.endsWith('/register'))
        throw Object.assign(new Error('cut'), { code: 'ECONNRESET' });
      return api.fetch(request);
    },
    { only: ['restart.used'], given: ['restart'] },
    {
      async restart() {
        restarts += 1;
      },
    },
  );
  expect(findings[0]?.got).toMatch(
    /^the backend cut the connection, \d\.\d s after it answered again: the command must wait until all of it has/,
  );
});

it('an answer that does not come in time breaks the rule of its size', async () => {
  const api = demoApi();
  const late = (request: Request) =>
    request.url.endsWith('/videos') ? Promise.reject(new NoAnswer('gave no whole answer', true)) : api.fetch(request);
  const { findings } = await runKit(late, { only: ['shape.read.listVideos'] });
  expect(findings).toMatchObject([{ field: 'connection', rule: 'docs/api-decisions.md#size-of-lists' }]);
});
