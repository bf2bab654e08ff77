import { errorBodies } from '@raiz/contract';
import { randomToken } from '../core/randomToken.ts';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import { previewUrl, sendPasswordReset } from './mails.ts';
import { redeemResetToken } from './mailTokens.ts';
import { endSessions, userByEmail } from './rules.ts';

/** Days after which a session ends: `docs/api-decisions.md#tokens`. */
const sessionDays = 30;

/** Login and password recovery: `docs/specification.md#session`. */
export const sessionHandlers = {
  logIn({ db, now, body: { email, password, ...rest } }) {
    nothingElse(rest);
    const user = userByEmail(db, email);
    // Only the correct password reveals that the address is unconfirmed.
    if (!user || user.password !== password) return { status: 401, body: errorBodies.CredenciaisInvalidas };
    if (user.blocked) return { status: 403, body: errorBodies.AcessoNegado };
    if (!user.confirmed) return { status: 403, body: errorBodies.EmailNaoConfirmado };
    const token = randomToken();
    const end = new Date(now.getTime() + sessionDays * 86_400_000);
    db.sessions.push({ token, user_id: user.id, expires_at: end.toISOString() });
    return { status: 200, body: { token } };
  },

  requestPasswordReset({ db, now, pages, body: { email, ...rest } }) {
    nothingElse(rest);
    const message = 'Se o e-mail estiver cadastrado, enviaremos um link de redefinição.';
    const user = userByEmail(db, email);
    if (!user) return { status: 200, body: { message } };
    return { status: 200, body: { message, preview_url: previewUrl(pages, sendPasswordReset(db, user, now)) } };
  },

  resetPassword({ db, now, body: { token, novaSenha, ...rest } }) {
    nothingElse(rest);
    const user = redeemResetToken(db, token, now);
    if (!user) return { status: 400, body: errorBodies.TokenInvalido };
    user.password = novaSenha;
    endSessions(db, user.id);
    return { status: 200, body: { message: 'Senha redefinida com sucesso!' } };
  },
} satisfies AreaHandlers;
