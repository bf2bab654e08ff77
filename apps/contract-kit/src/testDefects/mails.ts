import { after, around, type Call, during, error, forgets, lent, type Plant, table } from './plant.ts';

/** Changes where the confirmation link leads, or what it does. */
function confirming(change: (call: Call, opened: number) => Promise<Response> | Response): Plant {
  const opened = new Map<string, number>();
  return around('confirm', (call) => {
    const { url } = call.request;
    opened.set(url, (opened.get(url) ?? 0) + 1);
    return change(call, opened.get(url) ?? 0);
  });
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** Changes the page of a mail. */
function mailed(change: (html: string, call: Call) => string): Plant {
  return around('mail', async (call) => {
    const response = await call.answer();
    return new Response(change(await response.text(), call), { headers: { 'Content-Type': 'text/html' } });
  });
}

/** Uses a header of a call that sends a mail as the host of that mail's links. */
export function following(name: string): Plant {
  const hosts = new Map<string, string>();
  const links = mailed((html, { key }) => {
    const host = hosts.get(key);
    if (host === undefined) return html;
    return html.replaceAll('href="/', `href="https://${host}/`).replaceAll('https://portal.test', `https://${host}`);
  });
  return (api) => async (request) => {
    const { length } = api.db().mails;
    const response = await links(api)(request);
    const host = request.headers
      .get(name)
      ?.replace(/^(?:https?:\/\/|host=)/, '')
      .replace(/[;/].*$/, '');
    for (const mail of host ? api.db().mails.slice(length) : []) hosts.set(mail.id, host ?? '');
    return response;
  };
}

/** Changes the newest token of a mail, in the tables and in the mail. */
function withToken(change: (token: string, count: number) => string): Plant {
  let count = 0;
  return around('*', async ({ db, answer }) => {
    const { length } = db.mails;
    const response = await answer();
    const [mail, row] = [db.mails[length], db.mailTokens.at(-1)];
    if (!mail || !row) return response;
    count += 1;
    const token = change(row.token, count);
    mail.action.href = mail.action.href.replace(row.token, token);
    row.token = token;
    return response;
  });
}

/** Keeps some of the links that a new password ends. */
function outlive(isKept: (index: number, used: number) => boolean): Plant {
  return after('resetPassword', ({ db, sent }, { mailTokens }) => {
    const used = mailTokens.findIndex(({ token }) => token === sent['token']);
    const { user_id, purpose } = mailTokens[used] ?? {};
    db.mailTokens = mailTokens.filter(
      (row, index) => row.user_id !== user_id || row.purpose !== purpose || isKept(index, used),
    );
  });
}

/** Uses links of one purpose for the other. */
function purposes(where: 'confirm' | 'resetPassword', purpose: 'confirm' | 'reset'): Plant {
  return during(where, ({ db }) => lent(db.mailTokens, () => ({ purpose })));
}

let resent = 0;

/** A mail, its link or what the link does is wrong. */
export const mailDefects = table({
  // Confirmation.
  'mail.confirm: a confirmation is not kept': confirming(() => leadTo('/email-confirmado?success=1')),
  'mail.confirm: the confirmation mail has no link': mailed((html) => html.replaceAll(/href="[^"]*"|https?:\S+/g, '')),
  'mail.confirm-twice: a confirmation link fails when it is opened again': confirming(({ answer }, opened) =>
    opened > 1 ? leadTo('/email-confirmado') : answer(),
  ),
  'mail.confirm-wrong: any token confirms': confirming(async ({ db, answer }) => {
    const response = await answer();
    Object.assign(db.users.at(-1) ?? {}, { confirmed: true });
    return response;
  }),
  'mail.purpose: a link for a new password confirms an address': purposes('confirm', 'confirm'),
  'mail.purpose: a confirmation token sets a password': purposes('resetPassword', 'reset'),
  'mail.purpose: a link for a new password ends that of the confirmation': after('requestPasswordReset', ({ db }) => {
    db.mailTokens = db.mailTokens.filter(({ purpose }) => purpose === 'reset');
  }),
  'mail.resend: a resent link has a useless token': after('resendConfirmation', ({ db }) => db.mailTokens.pop()),
  'mail.resend: a second resent link has a useless token': after('resendConfirmation', ({ db }) => {
    resent += 1;
    if (resent % 2 === 0) db.mailTokens.pop();
  }),

  // A new password.
  'mail.reset: a new password is not kept': forgets('resetPassword'),
  'mail.reset: the recovery leads to the login': mailed((html) => html.replaceAll('/redefinir-senha', '/login')),
  'isolation.changed-address: a recovery knows the first address only': knowingFirst(),
  'mail.reset-sessions: sessions outlive a new password': forgets('resetPassword', 'sessions'),
  'mail.reset-once: a recovery works again': forgets('resetPassword', 'mailTokens'),
  'mail.reset-older: older links outlive a new password': outlive((index, used) => index !== used),
  'mail.reset-older: newer links outlive a new password': outlive((index, used) => index > used),
  'mail.reset-older: links outlive a password that is changed on the profile': forgets('changePassword', 'mailTokens'),

  'mail.blocked: a new password opens a blocked account': after('resetPassword', ({ db }) => {
    for (const user of db.users) user.blocked = false;
  }),
  'mail.wrong-passwords: ten wrong passwords in a row lock an account': locking(),

  // Addresses and tokens.
  'mail.host: links follow X-Forwarded-Host': following('x-forwarded-host'),
  'mail.host: links follow Forwarded': following('forwarded'),
  'mail.host: links follow Origin': following('origin'),
  'mail.tokens: tokens of mails are short': withToken((token) => token.slice(0, 16)),
  'mail.tokens: tokens of mails are counted': withToken(
    (_token, count) => `link-do-portal-raiz-de-2026-${String(count).padStart(8, '0')}`,
  ),
});

/** Refuses every login after ten refused ones of an address in a row. */
function locking(): Plant {
  const counts = new Map<unknown, number>();
  return around('logIn', async ({ sent: { email }, answer }) => {
    const count = counts.get(email) ?? 0;
    const response = count < 10 ? await answer() : error(401);
    counts.set(email, response.ok ? 0 : count + 1);
    return response;
  });
}

/** Sends no link to an address that a profile has got later. */
function knowingFirst(): Plant {
  const changed = new Set<string>();
  return around(['updateProfile', 'requestPasswordReset'], ({ place, sent, answer }) => {
    const email = String(sent['email']).toLowerCase();
    if (place === 'updateProfile') changed.add(email);
    return place === 'requestPasswordReset' && changed.has(email)
      ? Response.json({ message: 'Se houver uma conta, a mensagem está a caminho.' })
      : answer();
  });
}
