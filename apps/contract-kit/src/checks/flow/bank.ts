import type { Check } from '../../core/check.ts';
import type { Kit } from '../../core/kit.ts';
import type { Role } from '../../core/people.ts';
import { at, isObject } from '../../core/values.ts';
import { expectOthersUnchanged } from '../isolation/others.ts';
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

/**
 * The first account with, or without, bank data.
 * @throws Skip when there is none
 */
export async function accountWith(kit: Kit, wanted: boolean): Promise<{ as: Role; conta: unknown }> {
  for (const as of ['other', 'admin', 'member'] as const) {
    const answer = kit.requireStatus(await kit.call('readBankAccount', { as }), 200);
    const conta = at(answer.body, '/conta');
    if (isObject(conta) === wanted) return { as, conta };
  }
  return kit.skip(
    wanted
      ? 'No account has bank data yet: add flow.bank.create to --only.'
      : 'All three accounts have bank data already: give one without any with --other.',
  );
}

/** Bank data for withdrawals: `docs/specification.md#bank-data`. */
export const bankFlows: readonly Check[] = [
  flow('bank.update-needs-one', 'Updating bank data that do not exist is 404', 'change', async (kit) => {
    const { as } = await accountWith(kit, false);
    kit.expectStatus(await kit.call('updateBankAccount', { as, body: account }), 404);
  }),
  flow(
    'bank.create',
    'Bank data are read back as sent, with leading zeros, by their owner alone',
    'change',
    async (kit) => {
      const { as } = await accountWith(kit, false);
      const made = await expectOthersUnchanged(kit, as, async () =>
        kit.requireStatus(await kit.call('createBankAccount', { as, body: account }), 201),
      );
      kit.expectValue(made, '/conta', account);
      kit.expectValue(kit.requireStatus(await kit.call('readBankAccount', { as }), 200), '/conta', account);
    },
  ),
  flow(
    'bank.create-twice',
    'Bank data are created once: 409 afterwards, and nothing changes',
    'change',
    async (kit) => {
      const { as, conta } = await accountWith(kit, true);
      const body = { ...account, nome_completo: 'Outra Pessoa' };
      kit.expectStatus(await kit.call('createBankAccount', { as, body }), 409);
      kit.expectValue(kit.requireStatus(await kit.call('readBankAccount', { as }), 200), '/conta', conta);
    },
  ),
  flow('bank.owner', 'Members read and change only their own bank data', 'change', async (kit) => {
    const { as } = await accountWith(kit, true);
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
