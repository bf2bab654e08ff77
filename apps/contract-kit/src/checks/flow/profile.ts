import { bearer } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import { bodyFrom } from '../../core/contract.ts';
import type { Sent } from '../../core/kit.ts';
import { at, textAt } from '../../core/values.ts';
import { newcomer } from './registration.ts';
import { passwordOf, swapped } from './session.ts';
import { flow } from './flow.ts';

/** Name, e-mail address and password: `docs/api-decisions.md#updateprofile`. */
export const profileFlows: readonly Check[] = [
  flow(
    'profile.address',
    'A changed address logs in at once, without a confirmation, and the old one no more',
    'change',
    async (kit) => {
      const { email: old } = kit.people.member;
      const password = passwordOf(kit, 'member');
      const { email } = newcomer(kit);
      const before = kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200);
      const user = at(before.body, '/user');
      const body = { ...bodyFrom('updateProfile', user), email };
      kit.requireStatus(await kit.call('updateProfile', { as: 'member', body }), 200);
      const after = kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200);
      kit.expectValue(after, '/user', { ...Object(user), email });
      kit.expectStatus(await kit.call('logIn', { body: { email, password } }), 200);
      kit.expectStatus(await kit.call('logIn', { body: { email: old, password } }), 401);
    },
  ),
  flow(
    'profile.any-case',
    "An address is another member's in any case, which is 409 and changes nothing, and one's own in any case",
    'change',
    async (kit) => {
      const { name, email } = kit.people.member;
      const save = (address: string) => kit.call('updateProfile', { as: 'member', body: { name, email: address } });
      for (const taken of [kit.people.other.email, kit.people.other.email.toUpperCase()])
        kit.expectStatus(await save(taken), 409);
      kit.expectValue(kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200), '/user/email', email);
      const saved = kit.requireStatus(await save(swapped(email)), 200);
      const profile = kit.requireStatus(await kit.call('readProfile', { as: 'member' }), 200);
      const got = textAt(profile.body, '/user/email');
      kit.expect(saved, '/user/email', got.toLowerCase() === email.toLowerCase(), `${email} in some case`, got);
    },
  ),
  flow('password.wrong-current', 'A wrong current password is 400 and ends no session', 'change', async (kit) => {
    const novaSenha = passwordOf(kit, 'member');
    const body = { senhaAtual: `${novaSenha}-errada`, novaSenha };
    // Only public calls and vouchers may answer 429.
    for (let count = 0; count < 12; count += 1)
      if (!kit.expectStatus(await kit.call('changePassword', { as: 'member', body }), 400)) break;
    kit.expectStatus(await kit.call('readProfile', { as: 'member' }), 200);
  }),
  flow(
    'password.exact',
    'A changed password is compared exactly, at the login and as the current one',
    'change',
    async (kit) => {
      const { email } = kit.people.member;
      const old = passwordOf(kit, 'member');
      const next = ` Ção-${old}-contrato `;
      const change = (senhaAtual: string, novaSenha: string) =>
        kit.call('changePassword', { as: 'member', body: { senhaAtual, novaSenha } });
      kit.requireStatus(await change(old, next), 200);
      for (const one of [next.trim(), next.toLowerCase(), next.replace('Ção', 'Cao')]) {
        kit.expectStatus(await kit.call('logIn', { body: { email, password: one } }), 401);
        kit.expectStatus(await change(one, next), 400);
      }
      kit.expectStatus(await kit.call('logIn', { body: { email, password: next } }), 200);
    },
  ),
  flow(
    'password.sessions',
    "A changed password is the one that logs in, and ends the person's other sessions",
    'change',
    async (kit) => {
      const { email } = kit.people.member;
      const senhaAtual = passwordOf(kit, 'member');
      const novaSenha = `${senhaAtual}-contrato`;
      const others: Pick<Sent, 'authorization' | 'who'>[] = [];
      for (const who of ['the token of another session', 'the token of one more session']) {
        const session = kit.requireStatus(await kit.call('logIn', { body: { email, password: senhaAtual } }), 200);
        others.push({ authorization: bearer({ token: textAt(session.body, '/token') }), who });
      }
      for (const other of others) kit.requireStatus(await kit.call('readProfile', other), 200);
      kit.requireStatus(await kit.call('changePassword', { as: 'member', body: { senhaAtual, novaSenha } }), 200);
      for (const other of others) kit.expectStatus(await kit.call('readProfile', other), 401);
      kit.expectStatus(await kit.call('readProfile', { as: 'member' }), 200);
      kit.expectStatus(await kit.call('logIn', { body: { email, password: senhaAtual } }), 401);
      kit.expectStatus(await kit.call('logIn', { body: { email, password: novaSenha } }), 200);
    },
  ),
];
