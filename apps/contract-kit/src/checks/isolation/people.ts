import { operations } from '@raiz/contract';
import { type Check, checks } from '../../core/check.ts';
import { operationIds } from '../../core/contract.ts';
import { Stop } from '../../core/finding.ts';
import type { Kit } from '../../core/kit.ts';
import { rules } from '../../core/rules.ts';
import { at, fieldsOf, listAt, numberAt, textAt } from '../../core/values.ts';
import { expectSponsors } from '../flow/network.ts';
import { newcomer } from '../flow/registration.ts';
import { mailedLink, reset } from '../mail/links.ts';
import { loggedIn, type Who } from '../mail/newMember.ts';
import { harmless } from '../shape/unknown.ts';

/** A password of the maximum length, with spaces, accents and more than the 72 bytes that some hashes read. */
const longPassword = ` Senha de Ávila, com acentos e espaços: ${'0123456789'.repeat(16).slice(0, 155)} fim `;

/** Length of a chain of sponsors: deeper than a query that joins level by level. */
const chainLength = 12;

/** A person of a chain of sponsors. */
type Link = { as: Who; id: number; name: string; email: string };

/** Registers a chain of people: each under the previous one, the first under `member`. */
async function chainOf(kit: Kit, length: number): Promise<Link[]> {
  const chain: Link[] = [];
  let sponsor = kit.people.member.id;
  for (let depth = 1; depth <= length; depth += 1) {
    const fields = { referrer_id: sponsor, name: `${kit.shared.mark} elo ${depth}` };
    const { as, name, email } = await loggedIn(kit, fields, `the token of person ${depth} of a chain`);
    const profile = kit.requireStatus(await kit.call('readProfile', as), 200);
    sponsor = numberAt(profile.body, '/user/id');
    chain.push({ as, id: sponsor, name, email });
  }
  return chain;
}

/** Expects that a network contains a part of a chain, one below the other, with their sponsors. */
async function expectChain(kit: Kit, top: Link, chain: readonly Link[], isAll: boolean): Promise<void> {
  const answer = kit.requireStatus(await kit.call('listReferrals', top.as), 200);
  const rows = listAt(answer.body, '/indicados').filter(
    (row) => isAll || chain.some(({ id }) => id === numberAt(row, '/id')),
  );
  const expected = chain.map(({ as: _caller, ...person }, index) => ({ ...person, profundidade: index + 1 }));
  const got = fieldsOf(rows, ['id', 'name', 'email', 'profundidade']);
  kit.expectValue({ call: answer.call, body: got }, '', expected);
  expectSponsors(kit, answer, top);
}

/** Variants of that password which are other passwords. */
const otherPasswords = [
  longPassword.trim(),
  longPassword.toLowerCase(),
  longPassword.normalize('NFD').replaceAll(/\p{M}/gu, ''),
  longPassword.replace('fim', 'fin'),
  longPassword.slice(0, -3),
];

/**
 * The id of a person whom the check registered, as the person and the sponsor read it: nobody else may be blocked.
 * @throws Stop when the backend names another
 */
export async function madeId(kit: Kit, as: Who, email: string): Promise<number> {
  const profile = kit.requireSetup(await kit.call('readProfile', as), 200);
  const network = kit.requireSetup(await kit.call('listReferrals', { as: 'member' }), 200);
  const row = listAt(network.body, '/indicados').find((one) => textAt(one, '/email').toLowerCase() === email);
  const id = numberAt(profile.body, '/user/id');
  const others = [...Object.values(kit.people), ...Object.values(kit.shared.accountStates)];
  const isMade =
    textAt(profile.body, '/user/email').toLowerCase() === email &&
    numberAt(row, '/id') === id &&
    !others.some((one) => one.id === id);
  if (isMade) return id;
  const expected = `the new member ${email}, with one id here and in GET /minhas-indicacoes of the sponsor`;
  kit.report(profile, '/user', expected, fieldsOf(at(profile.body, '/user'), ['id', 'email']));
  throw new Stop();
}

/** Possible names of fields that only the server sets. */
function decided({ people: { other } }: Kit): Record<string, unknown> {
  const sponsor = { referrer_id: other.id, sponsor_id: other.id, indicador_id: other.id };
  return { ...sponsor, status: 'active', start_date: '2020-01-01', end_date: '2099-12-31' };
}

/** Accounts that the kit registers: `docs/api-decisions.md#server-side-checks`. */
export const peopleIsolation: readonly Check[] = [
  ...checks(['change', 'mailbox'], {
    'isolation.no-promotion: Nobody registers as an administrator, or under the id of another, or saves a profile with another sponsor or a plan':
      async (kit) => {
        const fields = { is_admin: true, id: kit.people.admin.id };
        const rejected = await kit.probe('registerMember', { body: { ...newcomer(kit), ...fields } });
        // A backend may reject an unknown field, but must not store it.
        if (rejected.answer?.status === 400) return;
        const { as, ...person } = await loggedIn(kit, fields);
        const profile = kit.requireStatus(await kit.call('readProfile', as), 200);
        kit.expectValue(profile, '/user/is_admin', false);
        const id = numberAt(profile.body, '/user/id');
        kit.expect(profile, '/user/id', id !== fields.id, 'an id of its own', id);
        kit.expectStatus(await kit.call('listAdminCourses', as), 403);
        const { name, email } = person;
        const saved = { name, email, ...fields, ...decided(kit) };
        kit.requireStatus(await kit.call('updateProfile', { ...as, body: saved }), 200);
        kit.expectValue(kit.requireStatus(await kit.call('readProfile', as), 200), '/user', at(profile.body, '/user'));
        kit.expectValue(kit.requireStatus(await kit.call('readMySponsor', as), 200), '/email', kit.people.member.email);
        kit.expectValue(kit.requireStatus(await kit.call('readSubscriptionStatus', as), 200), '/status', 'inactive');
      },
    [`isolation.chain: In a chain of ${chainLength} sponsors each network holds all who are below, with the names of today`]:
      async (kit) => {
        const chain = await chainOf(kit, chainLength);
        const [first, second] = chain;
        const renamed = chain[chainLength / 2];
        if (!first || !second || !renamed) return;
        renamed.name += ', com outro nome';
        const { name, email } = renamed;
        kit.requireStatus(await kit.call('updateProfile', { ...renamed.as, body: { name, email } }), 200);
        await expectChain(kit, { as: { as: 'member' }, ...kit.people.member }, chain, false);
        for (const index of [0, chainLength / 2, chainLength - 1]) {
          const top = chain[index];
          if (top) await expectChain(kit, top, chain.slice(index + 1), true);
        }
        const below = kit.requireStatus(await kit.call('readQualification', first.as), 200);
        const direct = fieldsOf(listAt(below.body, '/indicados'), ['name', 'email']);
        kit.expectValue({ call: below.call, body: direct }, '', [{ name: second.name, email: second.email }]);
        for (const [index, { as }] of chain.entries()) {
          const sponsor = kit.requireStatus(await kit.call('readMySponsor', as), 200);
          const above = chain[index - 1] ?? kit.people.member;
          for (const field of ['name', 'email'] as const) kit.expectValue(sponsor, `/${field}`, above[field]);
        }
      },
    'isolation.password: A password counts to its last character, with blanks, case and accents': async (kit) => {
      const { email } = await loggedIn(kit, { password: longPassword });
      for (const password of otherPasswords)
        kit.expectStatus(await kit.call('logIn', { body: { email, password } }), 401);
      kit.expectStatus(await kit.call('logIn', { body: { email, password: longPassword } }), 200);
    },
    'isolation.changed-address: The link for a new password goes to the address of today': async (kit) => {
      const { as } = await loggedIn(kit, {});
      const changed = newcomer(kit);
      kit.requireStatus(await kit.call('updateProfile', { ...as, body: changed }), 200);
      const answer = kit.requireStatus(await kit.call('requestPasswordReset', { body: { email: changed.email } }), 200);
      await mailedLink(kit, changed.email, reset, { answer });
    },
  }),
  ...checks(['change', 'mailbox', 'block'], {
    'isolation.blocked: A blocked account is refused by every call that needs a token, and at the login, and stays in the network':
      async (kit) => {
        const { block } = kit.shared.tools;
        if (!block) return kit.skip('No account can be blocked: add "block".');
        const { as, email, password } = await loggedIn(kit, {}, 'the token of a blocked account');
        const blocked = await madeId(kit, as, email);
        const below = { ...newcomer(kit), referrer_id: blocked };
        kit.requireStatus(await kit.call('registerMember', { body: below }), 201);
        await block({ id: blocked, email });
        for (const id of operationIds) {
          const { access, blockedStatus } = operations[id];
          if (access !== 'member' && access !== 'admin') continue;
          const statuses = blockedStatus === 403 || access === 'admin' ? [401, 403] : [401];
          kit.expectStatus(await kit.call(id, { ...harmless(id), ...as }), ...statuses);
        }
        kit.expectStatus(await kit.call('readCourse', { path: harmless('readCourse').path, ...as }), 401);
        kit.expectStatus(await kit.call('listCourses', as), 200);
        const login = await kit.call('logIn', { body: { email, password } });
        kit.expectStatus(login, 401, 403);
        const network = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
        for (const address of [email, below.email]) {
          const isIn = listAt(network.body, '/indicados').some((row) => textAt(row, '/email') === address);
          kit.expectInWords({ ...network, rule: rules.network }, '/indicados', isIn, `a row with ${address}`, 'none');
        }
      },
  }),
];
