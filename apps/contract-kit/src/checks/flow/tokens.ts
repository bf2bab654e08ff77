import type { Answer } from '../../core/answer.ts';
import { bearer } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { textAt } from '../../core/values.ts';
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

/** Tokens: `docs/api-decisions.md#tokens`. */
export const tokenFlows: readonly Check[] = checks('read', {
  'flow.login.tokens: Each login has a token of its own that opens the profile and cannot be guessed': async (kit) => {
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
});
