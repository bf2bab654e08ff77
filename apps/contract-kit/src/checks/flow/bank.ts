import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, isObject } from '../../core/values.ts';
import { expectOthersUnchanged } from '../isolation/others.ts';
import { newMember, type Who } from '../mail/newMember.ts';
import { flow } from './flow.ts';

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

/** The first of the three accounts with, or without, bank data. */
async function firstAccount(kit: Kit, wanted: boolean): Promise<{ as: Role; conta: unknown } | null> {
  for (const as of ['other', 'admin', 'member'] as const) {
    const answer = kit.requireStatus(await kit.call('readBankAccount', { as }), 200);
    const conta = at(answer.body, '/conta');
    if (isObject(conta) === wanted) return { as, conta };
  }
  return null;
}

/**
 * An account with bank data.
 * @throws Skip when there is none
 */
export async function withBankData(kit: Kit): Promise<{ as: Role; conta: unknown }> {
  return (await firstAccount(kit, true)) ?? kit.skip('No account has bank data yet: add flow.bank.create to -t.');
}

/**
 * Someone without bank data: one of the accounts, else a new member.
 * @throws Skip when all have some and the kit can read no mails
 */
export async function withoutBankData(kit: Kit): Promise<Who> {
  const first = await firstAccount(kit, false);
  if (first) return { as: first.as };
  if (kit.shared.tools.mailbox) return newMember(kit);
  return kit.skip('All three accounts have bank data already: give another "accounts.other", or add "mailbox".');
}

/** Bank data for withdrawals: `docs/specification.md#bank-data`. */
export const bankFlows: readonly Check[] = [
  flow('bank.update-needs-one', 'Updating bank data that do not exist is 404', 'change', async (kit) => {
    const who = await withoutBankData(kit);
    kit.expectStatus(await kit.call('updateBankAccount', { ...who, body: account }), 404);
  }),
  flow(
    'bank.create',
    'Bank data are read back as sent, with leading zeros, by their owner alone',
    'change',
    async (kit) => {
      const who = await withoutBankData(kit);
      const made = await expectOthersUnchanged(kit, who.as ?? 'a new member', async () =>
        kit.requireStatus(await kit.call('createBankAccount', { ...who, body: account }), 201),
      );
      kit.expectValue(made, '/conta', account);
      kit.expectValue(kit.requireStatus(await kit.call('readBankAccount', who), 200), '/conta', account);
    },
  ),
  flow(
    'bank.create-twice',
    'Bank data are created once: 409 afterwards, and nothing changes',
    'change',
    async (kit) => {
      const { as, conta } = await withBankData(kit);
      const body = { ...account, nome_completo: 'Outra Pessoa' };
      kit.expectStatus(await kit.call('createBankAccount', { as, body }), 409);
      kit.expectValue(kit.requireStatus(await kit.call('readBankAccount', { as }), 200), '/conta', conta);
    },
  ),
  flow('bank.owner', 'Members read and change only their own bank data', 'change', async (kit) => {
    const { as } = await withBankData(kit);
    const another = kit.people[as === 'admin' ? 'other' : 'admin'].id;
    const numero_conta = `0-${kit.shared.mark.slice(-8)}`;
    await expectOthersUnchanged(kit, as, async () =>
      kit.requireStatus(
        await kit.call('updateBankAccount', { as, body: { ...account, numero_conta, user_id: another } }),
        200,
      ),
    );
    const saved = kit.requireStatus(await kit.call('readBankAccount', { as }), 200);
    const { name, email } = kit.people[as];
    kit.requireStatus(await kit.call('updateProfile', { as, body: { name, email } }), 200);
    kit.expectValue(
      kit.requireStatus(await kit.call('readBankAccount', { as }), 200),
      '/conta',
      at(saved.body, '/conta'),
    );
    for (const who of ['member', 'other', 'admin'] as const) {
      if (who === as) continue;
      const answer = kit.requireStatus(await kit.call('readBankAccount', { as: who }), 200);
      const got = at(answer.body, '/conta/numero_conta');
      kit.expect(answer, '/conta/numero_conta', got !== numero_conta, "not another person's account", got);
    }
  }),
];
