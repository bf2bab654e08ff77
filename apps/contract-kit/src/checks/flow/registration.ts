import { serverTexts } from '@raiz/api-client/rules';
import { roles } from '../../core/backend.ts';
import { type Check, checks } from '../../core/check.ts';
import type { Answer } from '../../core/answer.ts';
import type { Kit } from '../../core/kit.ts';
import { operationRule } from '../../core/rules.ts';
import { at, listAt, numberAt, textAt } from '../../core/values.ts';
import { unusedId } from '../shape/unknown.ts';

const sponsorText = 'ID de indicação não encontrado. Você precisa de um patrocinador para se cadastrar.';
const termsText = 'Você precisa aceitar os Termos de Uso para se cadastrar.';
/** Password of new members. */
export const password = 'contrato-kit-2026';

let registered = 0;

/** A new member with `member` as sponsor and an unused e-mail address. */
export function newcomer(kit: Kit) {
  registered += 1;
  const email = `contrato-${kit.shared.mark.replace(/\W+/g, '-')}-${registered}@exemplo.com.br`.toLowerCase();
  const name = `${kit.shared.mark} pessoa`;
  return { name, email, password, referrer_id: kit.people.member.id, termos_aceitos: true };
}

/** Expects that a registration with some fields is 400, and that the address stays unused. */
async function expectRejected(kit: Kit, fields: object, text: string): Promise<void> {
  const person = newcomer(kit);
  const answer = await kit.call('registerMember', { body: { ...person, ...fields } });
  kit.expectValue(kit.requireStatus(answer, 400), '/error', text);
  kit.expectStatus(await kit.call('registerMember', { body: person }), 201);
}

/** Expects that a row of a network does not call a person active. */
export function expectNotActive(kit: Kit, answer: Answer, row: unknown, who: string): void {
  const status = textAt(row, '/assinatura_status');
  const found = { ...answer, rule: operationRule('listReferrals') };
  kit.expect(found, '/indicados/*/assinatura_status', status !== 'Ativa', `not Ativa for a person ${who}`, status);
}

/** Addresses of other people: longer, with a "+" part, with one more dot, and with "_", which matches any letter in LIKE. */
export function addressesLike(email: string): string[] {
  const [first = '', ...rest] = email;
  return [`x${email}`, email.replace('@', '+um@'), `${first}.${rest.join('')}`, `_${rest.join('')}`];
}

/** Registration under a sponsor: `docs/specification.md#registration`. */
export const registrationFlows: readonly Check[] = [
  ...checks('read', {
    'flow.sponsor.lookup: A sponsor is found by the id of the profile, without a token': async (kit) => {
      const { id, name } = kit.people.member;
      const answer = kit.requireStatus(await kit.call('readSponsor', { path: { id } }), 200);
      kit.expectValue(answer, '/id', id);
      kit.expectValue(answer, '/name', name);
    },
    'flow.sponsor.link: A referral link leads to the registration with its owner as sponsor': async (kit) => {
      for (const as of roles) {
        const answer = kit.requireStatus(await kit.call('readReferralLink', { as }), 200);
        const link = textAt(answer.body, '/referralLink');
        const expected = `/cadastro?ref=${kit.people[as].id}`;
        kit.expect(answer, '/referralLink', link.endsWith(expected), `…${expected}`, link);
      }
    },
  }),
  ...checks('change', {
    'flow.register.sponsor: Registering under an unknown sponsor is 400 with its text, and makes no account': (kit) =>
      expectRejected(kit, { referrer_id: unusedId }, sponsorText),
    'flow.register.terms: Registering without accepting the terms is 400 with its text, and makes no account': (kit) =>
      expectRejected(kit, { termos_aceitos: false }, termsText),
    'flow.register.confirm: A new account cannot log in before its address is confirmed': async (kit) => {
      const person = newcomer(kit);
      kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
      const answer = await kit.call('logIn', { body: { email: person.email, password } });
      kit.expectValue(answer, '/error', serverTexts.confirmEmail);
      kit.expectStatus(answer, 403);
      kit.expectStatus(await kit.call('logIn', { body: { email: person.email, password: `${password}x` } }), 401);
    },
    'flow.register.any-case: An address is registered once, in any case: then 409': async (kit) => {
      const person = newcomer(kit);
      kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
      for (const email of [person.email, person.email.toUpperCase(), kit.people.other.email.toUpperCase()])
        kit.expectStatus(await kit.call('registerMember', { body: { ...person, email } }), 409);
    },
    'flow.register.alike: An address that only resembles another one is free: longer, or with "+", a dot or "_"':
      async (kit) => {
        const person = newcomer(kit);
        kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
        for (const email of addressesLike(person.email))
          kit.expectStatus(await kit.call('registerMember', { body: { ...person, email } }), 201);
      },
    'flow.register.network: A new member is a direct referral of the sponsor, and a sponsor before the address is confirmed':
      async (kit) => {
        let sponsor = kit.people.member.id;
        for (const depth of [1, 2]) {
          const person = { ...newcomer(kit), referrer_id: sponsor };
          kit.requireStatus(await kit.call('registerMember', { body: person }), 201);
          const answer = kit.requireStatus(await kit.call('listReferrals', { as: 'member' }), 200);
          const row = listAt(answer.body, '/indicados').find((one) => textAt(one, '/email') === person.email);
          kit.expectInWords(answer, '/indicados', row !== undefined, `a row with ${person.email}`, 'none');
          if (row === undefined) return;
          kit.expectEqual(answer, depth, at(row, '/profundidade'), '/indicados/*/profundidade');
          expectNotActive(kit, answer, row, 'who has paid nothing');
          sponsor = numberAt(row, '/id');
        }
      },
  }),
];
