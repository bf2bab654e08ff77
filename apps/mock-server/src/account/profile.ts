import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { UserRow } from '../core/database.ts';
import { dropMailTokens } from './mailTokens.ts';
import { endSessions, userByEmail } from './rules.ts';

function asUser({ id, name, email, phone, is_admin }: UserRow): Schemas['Usuario'] {
  return { id, name, email, phone, is_admin };
}

/** The profile screen without the bank data: `docs/specification.md#profile`. */
export const profileHandlers = {
  readProfile({ caller }) {
    return { status: 200, body: { user: asUser(caller) } };
  },

  updateProfile({ db, caller, body: { name, email, ...rest } }) {
    nothingElse(rest);
    const holder = userByEmail(db, email);
    if (holder && holder.id !== caller.id) return { status: 409, body: errorBodies.EmailJaCadastrado };
    caller.name = name.trim();
    caller.email = email.trim();
    return { status: 200, body: { message: 'Perfil atualizado com sucesso!', user: asUser(caller) } };
  },

  changePassword({ db, caller, token, body: { senhaAtual, novaSenha, ...rest } }) {
    nothingElse(rest);
    if (caller.password !== senhaAtual) return { status: 400, body: errorBodies.SenhaAtualIncorreta };
    caller.password = novaSenha;
    endSessions(db, caller.id, token);
    dropMailTokens(db, caller.id, 'reset');
    return { status: 200, body: { message: 'Senha alterada com sucesso!' } };
  },

  readMySponsor({ db, caller }) {
    const sponsor = db.users.find((row) => row.id === caller.sponsor_id);
    return { status: 200, body: { name: sponsor?.name ?? null, email: sponsor?.email ?? null } };
  },

  readReferralLink({ caller, origin }) {
    return { status: 200, body: { referralLink: `${origin}/cadastro?ref=${caller.id}` } };
  },
} satisfies AreaHandlers;
