import { isObject } from '@raiz/api-client/rules';
import { findingLine } from './core/finding.ts';
import { textAt } from './core/values.ts';
import { describe, expect, it } from 'vitest';
import { type Choice, chooseChecks } from './checks/all.ts';
import { readJson } from './core/answer.ts';
import { prepare } from './core/prepare.ts';
import { findingsOf, runChecks } from './core/run.ts';
import type { Send } from './core/send.ts';
import type { Tools } from './core/tools.ts';
import { shows } from './testDefects/plant.ts';
import { demoAccounts, demoApi, everything, prepareDemo, runKit, toolsOf } from './testKit.ts';

/** A value with other texts in some fields. */
function withTexts(value: unknown, other: (name: string) => string | undefined, name = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => withTexts(row, other, name));
  if (typeof value === 'string') return other(name) ?? value;
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, withTexts(one, other, inner)]));
}

/** Findings about the kit itself. */
function failuresIn(findings: Awaited<ReturnType<typeof runKit>>['findings']) {
  return findings.filter(({ field }) => field === 'check');
}

describe(
  'a check of answers that make no sense finds differences, and does not fail itself',
  { timeout: 90_000 },
  () => {
    it.each([
      [
        'addresses and days',
        (name: string) => (name.endsWith('_url') ? 'http://%zz' : name.endsWith('_date') ? '2026-13-45' : undefined),
      ],
      ['tokens', (name: string) => (name === 'token' ? '日本語のトークン'.repeat(4) : undefined)],
    ])('%s', async (_, other) => {
      const api = demoApi();
      const state = { isOdd: false };
      const send: Send = async (request) => {
        const response = await api.fetch(request);
        const body = state.isOdd ? readJson(await response.clone().text()) : undefined;
        return body === undefined ? response : new Response(JSON.stringify(withTexts(body, other)), response);
      };
      const shared = await prepareDemo(send, toolsOf(api));
      state.isOdd = true;
      const only = ['flow.certificate', 'flow.voucher', 'flow.login', 'mail', 'time', 'clock.trial', 'clock.canceled'];
      const run = await runChecks(chooseChecks({ ...everything, only }).checks, shared);
      expect(run.aborted).toBeNull();
      expect(findingsOf(run).length).toBeGreaterThan(5);
      expect(failuresIn(findingsOf(run))).toEqual([]);
    });
  },
);

/** The host that `mail.host` names in headers. */
const stranger = 'contrato-kit.invalid';

it.each([
  ['has an unknown host name', 'ENOTFOUND'],
  ['refused the connection', 'ECONNREFUSED'],
])('a preview that %s is a difference of mail.host', async (reason, code) => {
  const api = demoApi();
  // The backend builds the address of the preview from the header.
  const send: Send = async (request) => {
    if (request.url.includes(stranger)) throw Object.assign(new Error(code), { code });
    const response = await api.fetch(request);
    const host = request.headers.get('x-forwarded-host');
    if (host === null) return response;
    return new Response((await response.text()).replace(/("preview_url":"https?:\/\/)[^/]+/, `$1${host}`), response);
  };
  const { findings } = await runKit(send, { only: ['mail.host'] }, toolsOf(api));
  expect(findings).toMatchObject([
    {
      call: 'POST /recuperar-senha as visitor with the header X-Forwarded-Host: contrato-kit.invalid',
      field: 'mail',
      got: expect.stringMatching(`^https?://contrato-kit.invalid/.+, which ${reason}$`),
      rule: 'docs/api-decisions.md#mails',
    },
  ]);
});

describe('a run with less than it could have skips with a sentence', { timeout: 90_000 }, () => {
  const without: readonly { name: string; given: Choice['given']; tools: Partial<Tools>; byToken: boolean }[] = [
    { name: 'no options', given: [], tools: { mailbox: null, pay: null, clock: null }, byToken: false },
    { name: 'tokens in place of passwords', given: ['mailbox', 'expire', 'block'], tools: {}, byToken: true },
  ];
  it.each(without)('$name', async ({ given, tools, byToken }) => {
    const api = demoApi();
    const send: Send = (request) => api.fetch(request);
    const usual = await prepareDemo(send, { ...toolsOf(api), ...tools });
    const { member, other, admin } = usual.people;
    const tokens = {
      member: { token: member.token },
      other: { token: other.token },
      admin: { token: admin.token },
    };
    const accounts = byToken ? tokens : demoAccounts;
    const shared = await prepare({ baseUrl: usual.backend.base, accounts, seconds: 5, send, tools: usual.tools });
    const skip = /^(?:shape|fuzz|pay\.|race\.)/;
    const checks = chooseChecks({ ...everything, given }).checks.filter(({ id }) => !skip.test(id));
    const run = await runChecks(checks, shared);
    expect(findingsOf(run).map(findingLine)).toEqual([]);
    const skipped = run.outcomes.flatMap(({ skipped: why }) => why ?? []);
    expect(skipped.length).toBeGreaterThan(1);
    for (const why of skipped) expect(why).toMatch(/: (?:add|give|use) /);
  });
});

it.each([
  ['the id of another', { id: 1 }],
  ['the address of another', { email: demoAccounts.admin.email }],
])('an account that the run did not make is not blocked: %s in the profile', async (_, wrong) => {
  const api = demoApi();
  const blocked: unknown[] = [];
  const over = shows('readProfile', 'user', (user) =>
    textAt(user, '/email').startsWith('contrato-') ? { ...Object(user), ...wrong } : user,
  );
  const block = async (person: { id: number; email: string }) => void blocked.push(person);
  const tools = { ...toolsOf(api), block };
  const { findings } = await runKit(over(api), { only: ['isolation.blocked'] }, tools);
  expect(blocked).toEqual([]);
  expect(findings).toMatchObject([{ field: '$.user', expected: expect.stringContaining('the new member contrato-') }]);
  await runKit((request) => api.fetch(request), { only: ['isolation.blocked'] }, tools);
  expect(blocked).toHaveLength(1);
});
