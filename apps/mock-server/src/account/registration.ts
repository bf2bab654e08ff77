import { errorBodies } from '@raiz/contract';
import { localDay } from '@raiz/api-client/rules';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { UserRow } from '../core/database.ts';
import { nextId } from '../shared/nextId.ts';
import { previewUrl, sendConfirmation } from './mails.ts';
import { userByEmail } from './rules.ts';

/**
 * Registration under a sponsor and confirmation of the address:
 * `docs/specification.md#registration`.
 */
export const registrationHandlers = {
  registerMember({ db, now, pages, body }) {
    const { name, email, password, referrer_id, termos_aceitos: _accepted, ...rest } = body;
    nothingElse(rest);
    const sponsor = db.users.find((row) => row.id === referrer_id);
    if (!sponsor) return { status: 400, body: errorBodies.IndicadorNaoEncontrado };
    if (userByEmail(db, email)) return { status: 409, body: errorBodies.EmailJaCadastrado };
    const user: UserRow = {
      id: nextId(db.users.map((row) => row.id)),
      name: name.trim(),
      email: email.trim(),
      phone: null,
      is_admin: false,
      password,
      confirmed: false,
      blocked: false,
      sponsor_id: sponsor.id,
      joined_on: localDay(now),
      level: 'Nenhum',
      qualified_on: null,
      next_step: { descricao: 'Indique 3 pessoas com assinatura ativa para o nível Bronze.', status: 'pendente' },
    };
    db.users.push(user);
    const mail = sendConfirmation(db, user, now);
    const message = 'Cadastro realizado! Confirme seu e-mail para fazer login.';
    return { status: 201, body: { message, preview_url: previewUrl(pages, mail) } };
  },

  resendConfirmation({ db, now, pages, body: { email, ...rest } }) {
    nothingElse(rest);
    const message = 'E-mail reenviado. Verifique sua caixa de entrada!';
    const user = userByEmail(db, email);
    // Every address gets the same text: `docs/api-decisions.md#known-addresses`. Only the mock reveals more, with the
    // preview of the mail.
    if (!user || user.confirmed) return { status: 200, body: { message } };
    return { status: 200, body: { message, preview_url: previewUrl(pages, sendConfirmation(db, user, now)) } };
  },

  readSponsor({ db, path }) {
    const user = db.users.find((row) => row.id === path.id);
    if (!user) return { status: 404, body: errorBodies.UsuarioNaoEncontrado };
    const { id, name, email, phone } = user;
    return { status: 200, body: { id, name, email, phone } };
  },
} satisfies AreaHandlers;
