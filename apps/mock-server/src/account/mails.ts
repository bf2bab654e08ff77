import { randomToken } from '../core/randomToken.ts';
import type { MailRow, UserRow, Database } from '../core/database.ts';
import { issueMailToken, resetMinutes } from './mailTokens.ts';

/** Address of the page that shows a mail. */
export function previewUrl(pages: string, mail: MailRow): string {
  return `${pages}/mails/${mail.id}`;
}

function keep(db: Database, user: UserRow, now: Date, content: Pick<MailRow, 'subject' | 'text' | 'action'>): MailRow {
  const mail = { id: randomToken(), to: user.email, sent_at: now.toISOString(), ...content };
  db.mails.push(mail);
  return mail;
}

/** "Sends" the confirmation mail: stores it in the database; nothing leaves the mock. */
export function sendConfirmation(db: Database, user: UserRow, now: Date): MailRow {
  const token = issueMailToken(db, user, 'confirm', now);
  return keep(db, user, now, {
    subject: 'Confirme seu e-mail',
    text: [
      `Olá, ${user.name}!`,
      'Seu cadastro no Portal Raiz está quase pronto. Confirme que este endereço de e-mail é seu para poder entrar.',
      'Se você não fez este cadastro, ignore esta mensagem.',
    ],
    action: { label: 'Confirmar e-mail', href: `/__mock/confirm?token=${token}` },
  });
}

/** "Sends" the mail with the link for choosing a new password. */
export function sendPasswordReset(db: Database, user: UserRow, now: Date): MailRow {
  const token = issueMailToken(db, user, 'reset', now);
  const query = new URLSearchParams({ token, email: user.email });
  return keep(db, user, now, {
    subject: 'Redefinição de senha',
    text: [
      `Olá, ${user.name}!`,
      'Recebemos um pedido para redefinir a senha da sua conta no Portal Raiz. Use o botão abaixo para escolher uma nova senha.',
      `O link funciona uma única vez e vale por ${resetMinutes} minutos. Se você não fez este pedido, ignore esta mensagem: sua senha continua a mesma.`,
    ],
    action: { label: 'Escolher nova senha', href: `/redefinir-senha?${query}` },
  });
}
