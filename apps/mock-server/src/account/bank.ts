import type { Schemas } from '@raiz/api-client';
import type { AreaHandlers } from '../core/types.ts';
import type { OwnedBy, World } from '../core/world.ts';
import { accountErrors } from './errors.ts';

type BankAccount = Schemas['Conta'];

function findAccount(world: World, userId: number): OwnedBy<BankAccount> | undefined {
  return world.bankAccounts.find((row) => row.user_id === userId);
}

/** The seven fields as stored: texts as typed, an empty or missing `chave_pix` as null. */
function accountFrom(body: Schemas['DadosBancarios']): BankAccount {
  const { nome_completo, cpf, nome_banco, codigo_banco, numero_agencia, numero_conta, chave_pix } = body;
  const pix = chave_pix?.trim() ? chave_pix : null;
  return { nome_completo, cpf, nome_banco, codigo_banco, numero_agencia, numero_conta, chave_pix: pix };
}

/** Bank data for withdrawals: `docs/specification.md#bank-data`. */
export const bankHandlers = {
  readBankAccount({ world, caller }) {
    const stored = findAccount(world, caller.id);
    return { status: 200, body: { conta: stored ? accountFrom(stored) : null } };
  },

  createBankAccount({ world, caller, body }) {
    if (findAccount(world, caller.id)) return { status: 409, body: accountErrors.bankAccountExists };
    const conta = accountFrom(body);
    world.bankAccounts.push({ user_id: caller.id, ...conta });
    return { status: 201, body: { conta } };
  },

  updateBankAccount({ world, caller, body }) {
    const stored = findAccount(world, caller.id);
    if (!stored) return { status: 404, body: accountErrors.bankAccountUnknown };
    const conta = accountFrom(body);
    Object.assign(stored, conta);
    return { status: 200, body: { conta } };
  },
} satisfies AreaHandlers<'readBankAccount' | 'createBankAccount' | 'updateBankAccount'>;
