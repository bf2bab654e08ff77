import { type Check, checks } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { textAt } from '../../core/values.ts';
import { addressesLike, newcomer } from './registration.ts';

/**
 * The password of an account.
 * @throws Skip when the user gave only a token.
 */
export function passwordOf(kit: Kit, role: Role): string {
  return kit.people[role].password ?? kit.skip(`The account "${role}" was given by token: give email and password.`);
}

/**
 * Skips the check when `other` has a subscription.
 * @throws Skip
 */
export function withoutSubscription(kit: Kit, has = kit.people.other.subscribed): void {
  if (has) kit.skip('The account "other" has a subscription: give another "accounts.other".');
}

/** Swaps the case of each letter of a text. */
export function swapped(text: string): string {
  return [...text].map((one) => (one === one.toUpperCase() ? one.toLowerCase() : one.toUpperCase())).join('');
}

/** A password that is not the account's. */
const wrong = 'senha-errada-do-contrato';

/** Expects the same message for an address with an account, with an unconfirmed one, and with none. */
async function expectSameAnswers(kit: Kit, id: 'requestPasswordReset' | 'resendConfirmation'): Promise<void> {
  const person = newcomer(kit);
  kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
  const known = kit.requireStatus(await kit.call(id, { body: { email: kit.people.member.email } }), 200);
  for (const email of [person.email, 'ninguem@contrato.invalid'])
    kit.expectValue(
      kit.requireStatus(await kit.call(id, { body: { email } }), 200),
      '/message',
      textAt(known.body, '/message'),
    );
}

/** Login and the two mails: `docs/specification.md#session`. */
export const sessionFlows: readonly Check[] = [
  ...checks('read', {
    'flow.login.any-case: The e-mail address of a login is compared without case': async (kit) => {
      const { email } = kit.people.member;
      const password = passwordOf(kit, 'member');
      for (const written of [email.toUpperCase(), swapped(email)])
        kit.expectStatus(await kit.call('logIn', { body: { email: written, password } }), 200);
    },
    'flow.login.exact: The password of a login is compared exactly: case and outer blanks count': async (kit) => {
      const { email } = kit.people.member;
      const password = passwordOf(kit, 'member');
      const written = [swapped(password), ` ${password}`, `${password} `].filter((one) => one !== password);
      // It reveals the password.
      kit.shared.backend.secrets.learn(swapped(password));
      for (const one of written) kit.expectStatus(await kit.call('logIn', { body: { email, password: one } }), 401);
    },
    'flow.login.alike: An address that only resembles the own one does not log in': async (kit) => {
      const password = passwordOf(kit, 'member');
      for (const email of addressesLike(kit.people.member.email))
        kit.expectStatus(await kit.call('logIn', { body: { email, password } }), 401);
    },
    'flow.login.one-text: A login answers an unknown address and a wrong password alike, with 401': async (kit) => {
      const { email } = kit.people.member;
      const known = await kit.call('logIn', { body: { email, password: wrong } });
      const unknown = await kit.call('logIn', { body: { email: 'ninguem@contrato.invalid', password: wrong } });
      for (const answer of [known, unknown]) kit.expectStatus(answer, 401);
      kit.expectValue(unknown, '/error', textAt(known.body, '/error'));
    },
    'flow.login.is-admin: Only the administrator has is_admin': async (kit) => {
      for (const as of ['member', 'other', 'admin'] as const)
        kit.expectValue(
          kit.requireStatus(await kit.call('readProfile', { as }), 200),
          '/user/is_admin',
          as === 'admin',
        );
    },
  }),
  ...checks('change', {
    'flow.recovery.one-text: Password recovery answers known, unconfirmed and unknown addresses alike': (kit) =>
      expectSameAnswers(kit, 'requestPasswordReset'),
    'flow.resend.one-text: Resending the confirmation answers known, unconfirmed and unknown addresses alike': (kit) =>
      expectSameAnswers(kit, 'resendConfirmation'),
  }),
  ...checks('read', {
    'flow.reset.bad-token: A reset with an unknown token is 400, not 401': async (kit) => {
      const body = { token: 'contrato-kit-ninguem', novaSenha: wrong };
      kit.expectStatus(await kit.call('resetPassword', { body }), 400);
    },
  }),
];
