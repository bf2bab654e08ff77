import type { Answer } from '../../core/answer.ts';
import { bearer } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
import { flow } from './flow.ts';
import { passwordOf } from './session.ts';

/** Minimum number of characters of 128 random bits: 22 in Base64. */
const shortest = 22;

/** Length of the prefix that all texts share. */
function sharedLength(texts: readonly string[]): number {
  const [first = '', ...others] = texts;
  let length = 0;
  while (length < first.length && others.every((text) => text[length] === first[length])) length += 1;
  return length;
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}

/**
 * Expects tokens that nobody can guess from each other: distinct, and with a part of at least 20 characters that is
 * neither a common prefix nor a common suffix (two of 22 may be equal by chance).
 */
export function expectUnguessable(kit: Kit, answer: Pick<Answer, 'call'>, tokens: readonly string[]): void {
  const lengths = tokens.map((token) => token.length);
  kit.expect(answer, 'token', Math.min(...lengths) >= shortest, `at least ${shortest} characters`, lengths);
  const distinct = new Set(tokens).size;
  kit.expectInWords(
    answer,
    'token',
    distinct === tokens.length,
    'another one each time',
    `${distinct} of ${tokens.length}`,
  );
  const common = sharedLength(tokens) + sharedLength(tokens.map(backwards));
  const own = Math.min(...lengths) - common;
  const isRandom = distinct < tokens.length || own >= shortest - 2;
  kit.expectInWords(
    answer,
    'token',
    isRandom,
    `${shortest} characters that differ from token to token`,
    `${own} that do`,
  );
}

/** Number of measured calls of each kind. */
const samples = 8;

/** A quantile of sorted values, 0 to 1. */
function quantile(values: readonly number[], part: number): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? Number.NaN;
}

/** Median of times, and the spread of their middle half. */
function middle(times: readonly number[]): { median: number; spread: number } {
  return { median: quantile(times, 0.5), spread: quantile(times, 0.75) - quantile(times, 0.25) };
}

/**
 * Notes that a call takes far longer for one kind of address than for the other. Reports nothing when times of one kind
 * spread as far: the machine is busy with other work.
 */
async function noteTimes(kit: Kit, name: string, call: (email: string) => Promise<unknown>): Promise<void> {
  const people: { email: string; times: number[] }[] = [
    { email: kit.people.member.email, times: [] },
    { email: 'ninguem@contrato.invalid', times: [] },
  ];
  for (let sample = 0; sample < samples; sample += 1)
    for (const { email, times } of people) {
      const began = performance.now();
      await call(email);
      times.push(performance.now() - began);
    }
  const [known, unknown] = [middle(people[0]?.times ?? []), middle(people[1]?.times ?? [])];
  const apart = Math.abs(known.median - unknown.median);
  const isFar = apart > 20 && apart > Math.max(known.median, unknown.median) * 0.3;
  const text = ({ median, spread }: typeof known) => `${Math.round(median)} ms (± ${Math.ceil(spread / 2)})`;
  if (isFar && apart > 2 * (known.spread + unknown.spread))
    kit.notes.push(
      `${name} takes ${text(known)} for known addresses and ${text(unknown)} for unknown ones: whoever measures can tell them apart.`,
    );
}

/** Tokens and times of public calls: `docs/api-decisions.md#tokens`, `#known-addresses`. */
export const tokenFlows: readonly Check[] = [
  flow(
    'login.tokens',
    'Each login has a token of its own that opens the profile and cannot be guessed',
    'read',
    async (kit) => {
      const { email, id } = kit.people.member;
      const password = passwordOf(kit, 'member');
      const tokens: string[] = [];
      for (let count = 0; count < 5; count += 1) {
        const session = kit.requireStatus(await kit.call('logIn', { body: { email, password } }), 200);
        tokens.push(textAt(session.body, '/token'));
      }
      expectUnguessable(kit, { call: `POST /login as visitor, ${tokens.length} times` }, tokens);
      const sent = {
        authorization: bearer({ token: tokens[0] ?? '' }),
        who: 'the token of the first of several logins',
      };
      kit.expectValue(kit.requireStatus(await kit.call('readProfile', sent), 200), '/user/id', id);
    },
  ),
  flow('login.time', 'The times of a login for known and unknown addresses are measured', 'read', async (kit) => {
    await noteTimes(kit, 'POST /login', (email) =>
      kit.call('logIn', { body: { email, password: 'senha-errada-do-contrato' } }),
    );
  }),
  flow(
    'recovery.time',
    'The times of a recovery for known and unknown addresses are measured',
    'change',
    async (kit) => {
      await noteTimes(kit, 'POST /recuperar-senha', (email) => kit.call('requestPasswordReset', { body: { email } }));
      await noteTimes(kit, 'POST /reenviar-confirmacao', (email) =>
        kit.call('resendConfirmation', { body: { email } }),
      );
    },
  ),
];
