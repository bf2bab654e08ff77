import type { MockApi, Database } from '@raiz/mock-server';
import { localDay } from '@raiz/api-client/rules';
import { readJson } from './core/answer.ts';
import { listAt, numberAt, textAt } from './core/values.ts';
import { after, type Defect, error, json, operationOf, rows, sentAs } from './testDefect.ts';

/** The user of a call's token. */
function callerOf(db: Database, request: Request): Database['users'][number] | undefined {
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  const id = db.sessions.find((session) => session.token === token)?.user_id;
  return db.users.find((user) => user.id === id);
}

/** Runs callbacks with the body of a call before and after it. */
function around(
  id: Parameters<typeof after>[0],
  before: (api: MockApi, body: unknown, request: Request) => ((answer: Response) => void) | Response | undefined,
): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const then = before(api, readJson(await request.clone().text()), request);
    if (then instanceof Response) return then;
    const answer = await api.fetch(request);
    if (answer.ok) then?.(answer);
    return answer;
  };
}

/** Ids of the blocked people and of everyone below them. */
function hidden({ users }: Database): Set<number> {
  const ids = new Set(users.flatMap(({ id, blocked }) => (blocked ? [id] : [])));
  for (const user of users) if (user.sponsor_id !== null && ids.has(user.sponsor_id)) ids.add(user.id);
  return ids;
}

/** Stores the title of a lesson although it rejects the rest. */
const halfSaved: Defect['over'] = (api) => async (request) => {
  const title = textAt(readJson(await request.clone().text()), '/title');
  const answer = await api.fetch(request);
  const lesson = api.db().lessons.find(({ id }) => request.url.endsWith(`/${id}`));
  if (operationOf(request) === 'updateLesson' && answer.status === 400 && lesson && title.trim() !== '')
    lesson.title = title.slice(0, 200);
  return answer;
};

/** Books checkouts with an expired voucher at the full price. */
const bookedAnew: Defect['over'] = (api) => (request) => {
  const { checkouts, vouchers } = api.db();
  const today = localDay(api.databases.ordinary.clock.now());
  for (const checkout of checkouts) {
    const until = vouchers.find(({ code }) => code === checkout.voucher_code)?.valid_until;
    if (until && until < today) checkout.amount = 250;
  }
  return api.fetch(request);
};

/** Defects of later changes to a person: sponsor, confirmation, password, checkout, certificates. */
export const personDefects: readonly Defect[] = [
  {
    name: 'a saved profile takes another sponsor',
    checks: ['isolation.no-promotion'],
    over: around('updateProfile', (api, body, request) => () => {
      const me = callerOf(api.db(), request);
      const sponsor = numberAt(body, '/sponsor_id');
      if (me && sponsor > 0) me.sponsor_id = sponsor;
    }),
  },
  {
    name: 'wrong current passwords are counted',
    checks: ['flow.password.wrong-current'],
    over: (api) => {
      let count = 0;
      return around('changePassword', (_api, body, request) => {
        const me = callerOf(api.db(), request);
        if (me && me.password !== textAt(body, '/senhaAtual')) count += 1;
        return count > 10 ? error(429, 'Muitas tentativas.')() : undefined;
      })(api);
    },
  },
  {
    name: 'a sponsor needs a confirmed address',
    checks: ['flow.register.network'],
    over: around('registerMember', (api, body) => {
      const sponsor = api.db().users.find(({ id }) => id === numberAt(body, '/referrer_id'));
      return sponsor?.confirmed === false ? error(400, 'ID de indicação não encontrado.')() : undefined;
    }),
  },
  {
    name: 'a blocked account hides its network',
    checks: ['isolation.blocked'],
    over: json('listReferrals', 200, (body, { db }) => {
      const ids = hidden(db);
      body['indicados'] = listAt(body, '/indicados').filter((row) => !ids.has(numberAt(row, '/id')));
    }),
  },
  {
    name: 'a resent confirmation ends the first one',
    checks: ['mail.resend'],
    over: sentAs('resendConfirmation', (body, db) => {
      const person = db.users.find(({ email }) => email === String(body['email']).toLowerCase());
      db.mailTokens = db.mailTokens.filter(
        (row) => row.purpose !== 'confirm' || row.user_id !== person?.id || person.confirmed,
      );
    }),
  },
  {
    name: 'a new password confirms the address',
    checks: ['mail.purpose'],
    over: around('resetPassword', (api, body) => {
      const row = api.db().mailTokens.find(({ token }) => token === textAt(body, '/token'));
      return () => {
        for (const user of api.db().users) user.confirmed ||= user.id === row?.user_id;
      };
    }),
  },
  {
    name: 'an open checkout takes no voucher any more',
    checks: ['pay.discount'],
    over: sentAs('startSubscription', (body, db, request) => {
      const me = callerOf(db, request);
      const open = db.checkouts.find((row) => row.user_id === me?.id && row.state === 'open');
      if (open) body['voucherCode'] = open.voucher_code;
    }),
  },
  { name: 'a refused save of a lesson keeps its title', checks: ['shape.body.updateLesson'], over: halfSaved },
  { name: 'a payment counts its voucher anew', checks: ['clock.checkout'], over: bookedAnew },
  {
    name: 'payments are of whom the query names',
    checks: ['isolation.query'],
    over: (api) => async (request) => {
      const id = Number(new URL(request.url).searchParams.get('user_id'));
      const db = api.db();
      const session = db.sessions.findLast(({ user_id }) => user_id === id);
      if (operationOf(request) !== 'listPayments' || !session) return api.fetch(request);
      const headers = { ...Object.fromEntries(request.headers), authorization: `Bearer ${session.token}` };
      return api.fetch(new Request(request, { headers }));
    },
  },
  {
    name: 'a discount is for the first who pays',
    checks: ['pay.discount'],
    over: (api) => (request) => {
      for (const { code = '' } of api.db().usedVouchers)
        for (const row of api.db().vouchers)
          if (row.code === code && row.discount < 100) row.valid_until = '2020-01-01';
      return api.fetch(request);
    },
  },
  {
    name: 'a recovery knows the first address only',
    checks: ['isolation.changed-address'],
    over: (api) => {
      const changed = new Set<string>();
      return async (request) => {
        const email = textAt(readJson(await request.clone().text()), '/email').toLowerCase();
        if (operationOf(request) === 'updateProfile') changed.add(email);
        const isChanged = operationOf(request) === 'requestPasswordReset' && changed.has(email);
        if (!isChanged) return api.fetch(request);
        return Response.json({ message: 'Se houver uma conta, a mensagem está a caminho.' });
      };
    },
  },
  {
    name: 'a trial marks no lessons of premium courses',
    checks: ['time.trial'],
    over: around('markLessonComplete', (api, _body, request) => {
      const me = callerOf(api.db(), request);
      const isTrial = api.db().subscriptions.some((row) => row.user_id === me?.id && row.status === 'trial');
      return isTrial ? error(403, 'Assinatura ativa necessária.')() : undefined;
    }),
  },
  {
    name: 'a module that stays in its course is renamed all the same',
    checks: ['flow.catalogue.moved'],
    over: around('updateModule', (api, body, { url }) => {
      const module = api.db().modules.find(({ id }) => url.endsWith(`/${id}`));
      if (module && module.course_id !== numberAt(body, '/course_id')) module.title = textAt(body, '/title');
      return undefined;
    }),
  },
  {
    name: 'a certificate has the date of the last completion',
    checks: ['flow.certificate.issued'],
    over: around('markLessonComplete', (api, _body, request) => () => {
      const me = callerOf(api.db(), request);
      for (const row of api.db().certificates) if (row.user_id === me?.id) row.issued_at = new Date().toISOString();
    }),
  },
  {
    name: 'a network has the subscriptions of the registration',
    checks: ['flow.voucher.activates'],
    over: rows('listReferrals', 'indicados', (row) => {
      if (textAt(row, '/email').startsWith('contrato-')) row['assinatura_status'] = 'Inativa';
    }),
  },
  {
    name: 'certificates are issued by title',
    checks: ['flow.certificate.issued'],
    over: after('markLessonComplete', (db) => {
      const { certificates } = db;
      db.certificates = certificates.filter(
        ({ user_id, title }, index) =>
          certificates.findIndex((one) => one.user_id === user_id && one.title === title) === index,
      );
    }),
  },
  {
    name: 'a new title issues another certificate',
    checks: ['flow.certificate.issued'],
    over: after('updateCourse', (db, _request, body) => {
      for (const row of db.certificates)
        if (row.course_id === numberAt(body, '/id') && row.title !== textAt(body, '/title')) row.course_id = 999;
    }),
  },
];
