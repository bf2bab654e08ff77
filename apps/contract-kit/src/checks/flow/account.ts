import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import { at, isObject } from '../../core/values.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { scenarios } from '../recorded.ts';
import { swapped } from './session.ts';

/** Bank data with leading zeros, which numbers would drop. */
export const account = {
  nome_completo: 'Conceição Ávila',
  cpf: '012.345.678-90',
  nome_banco: 'Banco do Brasil',
  codigo_banco: '001',
  numero_agencia: '0012-3',
  numero_conta: '00045678-9',
  chave_pix: 'contrato@exemplo.com.br',
};

/**
 * A person with bank data, or without: one of the accounts, else a new member.
 * @throws Skip when no account fits and the kit can read no mails
 */
export async function bankUser(kit: Kit, has: boolean): Promise<Who> {
  for (const as of ['other', 'member'] as const) {
    const answer = kit.requireStatus(await kit.call('readBankAccount', { as }), 200);
    if (isObject(at(answer.body, '/conta')) === has) return { as };
  }
  if (!kit.shared.tools.mailbox) return kit.skip('No account fits: give another "accounts.other", or add "mailbox".');
  const who = await newMember(kit);
  if (has) kit.requireSetup(await kit.call('createBankAccount', { ...who, body: account }), 201);
  return who;
}

/** Bank data, name, e-mail address and password of a person. */
export const accountScenarios: readonly Check[] = [
  ...scenarios(['change', (kit) => (kit.shared.tools.mailbox ? newMember(kit) : bankUser(kit, false))], {
    'flow.bank: Bank data are made once, with leading zeros, and read and changed by their owner alone': async ({
      ana,
      name,
      email,
      call,
    }) => {
      await call('updateBankAccount', ana, account);
      await call('createBankAccount', ana, account);
      await call('readBankAccount', ana);
      await call('createBankAccount', ana, { ...account, nome_completo: 'Outra Pessoa' });
      await call('readBankAccount', ana);
      await call('updateBankAccount', ana, { ...account, numero_conta: '0-1', user_id: 1 });
      await call('updateProfile', ana, { name, email });
      await call('readBankAccount', ana);
    },
  }),
  ...scenarios('change', {
    "flow.profile: An address is another member's in any case; a changed one logs in at once, and the old one no more":
      async ({ ana, name, email, password, people, call }) => {
        const { email: taken } = people.other;
        // With another name each: a refused save changes nothing.
        for (const [index, address] of [taken, taken.toUpperCase(), swapped(email), `contrato-${email}`].entries()) {
          await call('updateProfile', ana, { name: `${name} ${index}`, email: address });
          await call('readProfile', ana);
        }
        await call('logIn', null, { email: `contrato-${email}`, password });
        await call('logIn', null, { email, password });
      },
    'flow.password: Passwords are compared exactly; a changed one ends the other sessions, and a wrong current one ends none':
      async ({ ana, email, password, call, again }) => {
        const next = ` Ção-${password}-contrato `;
        const sessions = [ana, await again(), await again()];
        for (const one of sessions) await call('readProfile', one);
        // Only public calls and vouchers may answer 429.
        for (let count = 0; count < 12; count += 1)
          await call('changePassword', ana, { senhaAtual: `${password}-errada`, novaSenha: next });
        await call('changePassword', ana, { senhaAtual: password, novaSenha: next });
        for (const one of sessions) await call('readProfile', one);
        for (const senhaAtual of [password, next.trim(), next.toLowerCase(), next.replace('Ção', 'Cao')]) {
          await call('logIn', null, { email, password: senhaAtual });
          await call('changePassword', ana, { senhaAtual, novaSenha: next });
        }
        await call('logIn', null, { email, password: next });
      },
  }),
];
