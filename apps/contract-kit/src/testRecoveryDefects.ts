import type { MockApi } from '@raiz/mock-server';
import { type Defect, lost, operationOf } from './testDefect.ts';

/** Uses a header of a call that sends a mail as the host of that mail's links. */
export function following(name: string): Defect['over'] {
  return (api) => {
    const hosts = new Map<string, string>();
    return async (request) => {
      const before = api.db().mails.length;
      const answer = await api.fetch(request);
      const host = request.headers
        .get(name)
        ?.replace(/^(?:https?:\/\/|host=)/, '')
        .replace(/[;/].*$/, '');
      for (const mail of host ? api.db().mails.slice(before) : []) hosts.set(mail.id, host ?? '');
      const mail = /\/mails\/(\w+)$/.exec(new URL(request.url).pathname)?.[1] ?? '';
      const chosen = hosts.get(mail);
      if (chosen === undefined) return answer;
      const html = (await answer.text()).replaceAll('href="/', `href="https://${chosen}/`);
      return new Response(html.replaceAll('https://portal.test', `https://${chosen}`), answer);
    };
  };
}

/** Changes the newest token of a mail, in the tables and in the mail. */
function withToken(change: (token: string, count: number) => string): Defect['over'] {
  return (api) => {
    let count = 0;
    return async (request) => {
      const before = api.db().mails.length;
      const answer = await api.fetch(request);
      const [mail, row] = [api.db().mails.slice(before).at(0), api.db().mailTokens.at(-1)];
      if (!mail || !row) return answer;
      count += 1;
      const token = change(row.token, count);
      mail.action.href = mail.action.href.replace(row.token, token);
      row.token = token;
      return answer;
    };
  };
}

/** Invalidates only the used link. */
const othersStay: Defect['over'] = (api) => async (request) => {
  if (operationOf(request) !== 'resetPassword') return api.fetch(request);
  const before = api.db().mailTokens;
  const sent: unknown = await request.clone().json();
  const answer = await api.fetch(request);
  if (answer.ok) api.db().mailTokens = before.filter(({ token }) => !JSON.stringify(sent).includes(token));
  return answer;
};

/** A newer link invalidates nothing, and an older one only itself. */
const olderEndsItself: Defect['over'] = (api: MockApi) => async (request) => {
  if (operationOf(request) !== 'resetPassword') return api.fetch(request);
  const before = api.db().mailTokens;
  const sent: unknown = await request.clone().json();
  const index = before.findIndex(({ token }) => JSON.stringify(sent).includes(token));
  const { user_id, purpose } = before[index] ?? { user_id: 0, purpose: 'reset' };
  const answer = await api.fetch(request);
  if (answer.ok)
    api.db().mailTokens = before.filter((row, at) => row.user_id !== user_id || row.purpose !== purpose || at > index);
  return answer;
};

/** Defects of recovery links. */
export const recoveryDefects: readonly Defect[] = [
  { name: 'older links outlive a new password', checks: ['mail.reset-older'], over: othersStay },
  { name: 'newer links outlive a new password', checks: ['mail.reset-older'], over: olderEndsItself },
  {
    name: 'links outlive a password that is changed on the profile',
    checks: ['mail.reset-older'],
    over: lost('changePassword', 'mailTokens'),
  },
  { name: 'links follow X-Forwarded-Host', checks: ['mail.host'], over: following('x-forwarded-host') },
  { name: 'links follow Forwarded', checks: ['mail.host'], over: following('forwarded') },
  { name: 'links follow Origin', checks: ['mail.host'], over: following('origin') },
  { name: 'tokens of mails are short', checks: ['mail.tokens'], over: withToken((token) => token.slice(0, 16)) },
  {
    name: 'tokens of mails are counted',
    checks: ['mail.tokens'],
    over: withToken((_token, count) => `link-do-portal-raiz-de-2026-${String(count).padStart(8, '0')}`),
  },
];
