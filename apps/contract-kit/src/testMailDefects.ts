import type { MockApi } from '@raiz/mock-server';
import { type Defect, after, answers, lost, operationOf } from './testDefect.ts';
import { unlocked } from './testUnlocked.ts';

function isConfirmation({ url }: Request): boolean {
  return new URL(url).pathname.endsWith('/confirm');
}

/** Changes where the confirmation link redirects, and its effect. */
function confirming(change: (api: MockApi, request: Request, opened: number) => Promise<Response>): Defect['over'] {
  return (api) => {
    const opened = new Map<string, number>();
    return (request) => {
      if (!isConfirmation(request)) return api.fetch(request);
      opened.set(request.url, (opened.get(request.url) ?? 0) + 1);
      return change(api, request, opened.get(request.url) ?? 0);
    };
  };
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location } });
}

/** Changes the page of a mail. */
function mailed(change: (html: string) => string): Defect['over'] {
  return (api) => async (request) => {
    const answer = await api.fetch(request);
    if (!new URL(request.url).pathname.includes('/mails/')) return answer;
    return new Response(change(await answer.text()), { headers: { 'Content-Type': 'text/html' } });
  };
}

/** Sets the validity of every reset token to years. */
const neverExpires: Defect['over'] = (api) => async (request) => {
  if (operationOf(request) === 'resetPassword') for (const row of api.db().mailTokens) row.expires_at = null;
  return api.fetch(request);
};

/** Defects of confirmation and recovery: at least one for each check. */
export const mailDefects: readonly Defect[] = [
  {
    name: 'the confirmation link leads to the login',
    checks: ['mail.confirm'],
    over: confirming(async (api, request) => {
      await api.fetch(request);
      return leadTo('/login');
    }),
  },
  {
    name: 'a confirmation is not kept',
    checks: ['mail.confirm'],
    over: confirming(() => Promise.resolve(leadTo('/email-confirmado?success=1'))),
  },
  {
    name: 'the confirmation mail has no link',
    checks: ['mail.confirm'],
    over: mailed((html) => html.replaceAll(/href="[^"]*"|https?:\S+/g, '')),
  },
  {
    name: 'a confirmation link fails when it is opened again',
    checks: ['mail.confirm-twice'],
    over: confirming((api, request, opened) =>
      opened > 1 ? Promise.resolve(leadTo('/email-confirmado')) : api.fetch(request),
    ),
  },
  {
    name: 'opening a confirmation link again takes it back',
    checks: ['mail.confirm-twice'],
    over: confirming(async (api, request, opened) => {
      const answer = await api.fetch(request);
      const newest = api.db().users.at(-1);
      if (newest) newest.confirmed = opened === 1;
      return answer;
    }),
  },
  {
    name: 'any token confirms',
    checks: ['mail.confirm-wrong'],
    over: confirming(async (api, request) => {
      const answer = await api.fetch(request);
      const newest = api.db().users.at(-1);
      if (newest) newest.confirmed = true;
      return answer;
    }),
  },
  {
    name: 'a wrong confirmation link ends the right one',
    checks: ['mail.confirm-wrong'],
    over: confirming(async (api, request) => {
      const answer = await api.fetch(request);
      if (!answer.headers.get('location')?.includes('success')) api.db().mailTokens = [];
      return answer;
    }),
  },
  {
    name: 'a confirmation token sets a password',
    checks: ['mail.purpose'],
    over: (api) => (request) => {
      if (operationOf(request) === 'resetPassword') for (const row of api.db().mailTokens) row.purpose = 'reset';
      return api.fetch(request);
    },
  },
  {
    name: 'resending sends nothing',
    checks: ['mail.resend'],
    over: answers('resendConfirmation', ({ response, text }) =>
      response.ok ? { body: text.replace(/,"preview_url":"[^"]*"/, '') } : null,
    ),
  },
  {
    name: 'a resent link has a useless token',
    checks: ['mail.resend'],
    over: after('resendConfirmation', (db) => void db.mailTokens.pop()),
  },
  { name: 'a new password is not kept', checks: ['mail.reset'], over: lost('resetPassword') },
  {
    name: 'the old password stays valid',
    checks: ['mail.reset'],
    over: (api) => async (request) => {
      const answer = await api.fetch(request.clone());
      if (operationOf(request) !== 'logIn' || answer.status !== 401) return answer;
      const [user] = api.db().users.slice(-1);
      const { email, password } = await request.json();
      if (user?.email !== email || !user?.password.trim().startsWith(String(password))) return answer;
      const { method, headers, url } = request;
      return api.fetch(
        new Request(url, { method, headers, body: JSON.stringify({ email, password: user?.password }) }),
      );
    },
  },
  {
    name: 'the recovery leads to the login',
    checks: ['mail.reset'],
    over: mailed((html) => html.replaceAll('/redefinir-senha', '/login')),
  },
  {
    name: 'asking for a new password locks the account',
    checks: ['mail.reset'],
    over: after('requestPasswordReset', (db) => {
      const newest = db.users.at(-1);
      if (newest) newest.password = 'trancada';
    }),
  },
  { name: 'sessions outlive a new password', checks: ['mail.reset-sessions'], over: lost('resetPassword', 'sessions') },
  { name: 'a recovery works again', checks: ['mail.reset-once'], over: lost('resetPassword', 'mailTokens') },
  { name: 'a recovery works twice at once', checks: ['mail.reset-once'], over: unlockedReset() },
  { name: 'recoveries never expire', checks: ['mail.reset-expires'], over: neverExpires },
  {
    name: 'sessions outlive a changed password',
    checks: ['flow.password.sessions'],
    over: lost('changePassword', 'sessions'),
  },
];

/** Looks the token up first and consumes it later, but only when calls are simultaneous. */
function unlockedReset(): Defect['over'] {
  return (api) => {
    const send = unlocked('resetPassword')(api);
    return async (request) => {
      const answer = await send(request);
      if (operationOf(request) === 'resetPassword' && answer.ok)
        setTimeout(() => (api.db().mailTokens = api.db().mailTokens.filter(({ purpose }) => purpose !== 'reset')), 60);
      return answer;
    };
  };
}
