import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { OwnedBy, Database } from '../core/database.ts';

type BankAccount = Schemas['Conta'];

function findAccount(db: Database, userId: number): OwnedBy<BankAccount> | undefined {
  return db.bankAccounts.find((row) => row.user_id === userId);
}

/** The fields to store: texts unchanged, an empty or missing `chave_pix` as null. */
function accountFrom(body: Schemas['DadosBancarios']): BankAccount {
  const { nome_completo, cpf, nome_banco, codigo_banco, numero_agencia, numero_conta, chave_pix, ...rest } = body;
  nothingElse(rest);
  const pix = chave_pix?.trim() ? chave_pix : null;
  return { nome_completo, cpf, nome_banco, codigo_banco, numero_agencia, numero_conta, chave_pix: pix };
}

/** Bank data for withdrawals: `docs/specification.md#bank-data`. */
export const bankHandlers = {
  readBankAccount({ db, caller }) {
    const stored = findAccount(db, caller.id);
    return { status: 200, body: { conta: stored ? accountFrom(stored) : null } };
  },

  createBankAccount({ db, caller, body }) {
    if (findAccount(db, caller.id)) return { status: 409, body: errorBodies.ContaJaCadastrada };
    const conta = accountFrom(body);
    db.bankAccounts.push({ user_id: caller.id, ...conta });
    return { status: 201, body: { conta } };
  },

  updateBankAccount({ db, caller, body }) {
    const stored = findAccount(db, caller.id);
    if (!stored) return { status: 404, body: errorBodies.ContaNaoEncontrada };
    const conta = accountFrom(body);
    Object.assign(stored, conta);
    return { status: 200, body: { conta } };
  },
} satisfies AreaHandlers;
