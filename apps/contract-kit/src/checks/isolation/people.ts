import { operations } from '@raiz/contract';
import { bearer } from '../../core/backend.ts';
import type { Check } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import type { Kit } from '../../core/kit.ts';
import { numberAt, textAt } from '../../core/values.ts';
import { newcomer } from '../flow/registration.ts';
import { swapped } from '../flow/session.ts';
import { confirmation, leadsToSuccess, mailedLink, mailsBefore, open, reset } from '../mail/links.ts';
import { harmless } from '../shape/unknown.ts';
import { isolation } from './isolation.ts';

/** Registers a person with some fields, confirms the address, and returns what was sent. */
async function registered(kit: Kit, fields: object = {}) {
  const body = { ...newcomer(kit), ...fields };
  const answer = kit.need(await kit.call('registerMember', { body }), 201);
  leadsToSuccess(kit, await open(kit, await mailedLink(kit, body.email, confirmation, { answer })));
  return body;
}

/** Logs a person in and returns the token as a caller. */
async function session(kit: Kit, { email, password }: { email: string; password: string }, who: string) {
  const answer = kit.need(await kit.call('logIn', { body: { email, password } }), 200);
  return { authorization: bearer({ token: textAt(answer.body, '/token') }), who };
}

/** The longest password, with blanks, accents and more than the 72 bytes that some hashes read. */
const longPassword = ` Senha de Ávila, com acentos e espaços: ${'0123456789'.repeat(16).slice(0, 155)} fim `;

/** Ways to write that password which are other passwords. */
const otherPasswords = [
  longPassword.trim(),
  longPassword.toLowerCase(),
  longPassword.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  longPassword.replace('fim', 'fin'),
  longPassword.slice(0, -3),
];

/** Accounts that the kit registers: `docs/api-decisions.md#server-side-checks`. */
export const peopleIsolation: readonly Check[] = [
  isolation(
    'no-promotion',
    'Nobody registers as an administrator, or under the id of another',
    'change',
    async (kit) => {
      const fields = { is_admin: true, id: kit.people.admin.id };
      const refused = await kit.probe('registerMember', { body: { ...newcomer(kit), ...fields } });
      // A backend may refuse what it does not know, but not take it.
      if (refused.answer?.status === 400) return;
      const as = await session(kit, await registered(kit, fields), 'the token of a new member');
      const profile = kit.need(await kit.call('readProfile', as), 200);
      kit.same(profile, '/user/is_admin', false);
      const id = numberAt(profile.body, '/user/id');
      kit.holds(profile, '/user/id', id !== fields.id, 'an id of its own', id);
      kit.status(await kit.call('listAdminCourses', as), 403);
    },
    'mailbox',
  ),
  isolation(
    'password',
    'A password counts to its last character, with blanks, case and accents',
    'change',
    async (kit) => {
      const { email } = await registered(kit, { password: longPassword });
      for (const password of otherPasswords) kit.status(await kit.call('logIn', { body: { email, password } }), 401);
      kit.status(await kit.call('logIn', { body: { email, password: longPassword } }), 200);
    },
    'mailbox',
  ),
  isolation(
    'any-case',
    'An address in another case logs in and recovers the same account',
    'change',
    async (kit) => {
      const { email, password } = await registered(kit);
      const written = swapped(email);
      kit.status(await kit.call('logIn', { body: { email: written, password } }), 200);
      const old = await mailsBefore(kit, email);
      const answer = kit.need(await kit.call('requestPasswordReset', { body: { email: written } }), 200);
      await mailedLink(kit, email, reset, { answer, old });
    },
    'mailbox',
  ),
  isolation(
    'blocked',
    'A blocked account is refused by every call that needs a token, and at the login',
    'change',
    async (kit) => {
      const { block } = kit.shared.tools;
      if (!block) return kit.skip('No account can be blocked: add --block.');
      const person = await registered(kit);
      const as = await session(kit, person, 'the token of a blocked account');
      const profile = kit.need(await kit.call('readProfile', as), 200);
      await block({ id: numberAt(profile.body, '/user/id'), email: person.email });
      for (const id of operationIds) {
        const { access, area } = operations[id];
        if (access !== 'member' && access !== 'admin') continue;
        const { answer } = await kit.probe(id, { ...harmless(id), ...as });
        const statuses = area === 'account' || access === 'admin' ? [401, 403] : [401];
        if (answer) kit.status(answer, ...statuses);
      }
      kit.status(await kit.call('readCourse', { path: harmless('readCourse').path, ...as }), 401);
      kit.status(await kit.call('listCourses', as), 200);
      const login = await kit.call('logIn', { body: { email: person.email, password: person.password } });
      kit.status(login, 401, 403);
    },
    ['mailbox', 'block'],
  ),
];
