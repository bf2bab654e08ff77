import { localDay } from '@raiz/api-client/rules';
import type { MockApi, Database } from '@raiz/mock-server';
import { type Defect, after, answers, json, operationOf, rows } from './testDefect.ts';

/** Changes the tables before each call. */
function whenever(change: (db: Database, api: MockApi) => void): Defect['over'] {
  return (api) => (request) => {
    change(api.db(), api);
    return api.fetch(request);
  };
}

/** Shifts the clock of a call of an operation, like a backend whose day starts at another time. */
function shifted(id: string, hours: number): Defect['over'] {
  return (api) => async (request) => {
    if (operationOf(request) !== id) return api.fetch(request);
    const { clock } = api.databases.ordinary;
    const right = clock.reading();
    clock.set(new Date(clock.now().getTime() + hours * 3_600_000));
    const answer = await api.fetch(request);
    clock.restore(right);
    return answer;
  };
}

const day = 24;

/** Treats every trial as a lasting subscription. */
const trialsLast = whenever((db) => {
  for (const row of db.subscriptions) if (row.status === 'trial') row.status = 'active';
});

/** Defects of dates, times and sessions. */
export const timeDefects: readonly Defect[] = [
  {
    name: 'a payment lies in the future',
    checks: ['flow.moments.past'],
    over: rows('listPayments', 'pagamentos', (row) => {
      row['payment_date'] = new Date(Date.now() + 3 * 3_600_000).toISOString();
    }),
  },
  {
    name: 'a mark has a local time that claims to be UTC',
    checks: ['flow.moments.now'],
    over: json('markLessonComplete', 200, (body) => {
      body['completed_at'] = new Date(Date.now() - 3 * 3_600_000).toISOString();
    }),
  },
  {
    name: 'a mark is read without its time',
    checks: ['flow.moments.now'],
    over: json('readLessonProgress', 200, (body) => {
      if (typeof body['completed_at'] === 'string')
        // Use the end of the day that is further away: around midnight the other is nearly correct.
        body['completed_at'] = body['completed_at'].replace(/T.*/, (time) =>
          time < 'T12' ? 'T23:59:59Z' : 'T00:00:00Z',
        );
    }),
  },
  {
    name: 'a trial opens no premium content',
    checks: ['time.trial'],
    over: json('readCourse', 200, (body) => {
      body['userIsSubscriber'] = false;
    }),
  },
  { name: 'a trial is called active', checks: ['time.trial'], over: trialsLast },
  {
    name: 'an expired trial stays a trial',
    checks: ['time.trial-over'],
    over: shifted('readSubscriptionStatus', -3000 * day),
  },
  {
    name: 'an expired trial opens premium lessons',
    checks: ['time.trial-over'],
    over: shifted('readLesson', -3000 * day),
  },
  { name: 'an expired trial enrols', checks: ['time.trial-over'], over: shifted('enrollInCourse', -3000 * day) },
  {
    name: 'an expired trial has a next billing',
    checks: ['time.trial-over'],
    over: json('readSubscriptionStatus', 200, (body) => {
      if (body['status'] === 'expired') body['next_billing_date'] = '2030-01-01';
    }),
  },
  {
    name: 'an expired trial is canceled',
    checks: ['time.trial-over-cancel'],
    over: shifted('cancelSubscription', -3000 * day),
  },
  { name: 'a trial ends before its last day', checks: ['time.trial'], over: shifted('readSubscriptionStatus', day) },
  { name: 'canceled access ends before its last day', checks: ['time.canceled'], over: shifted('readLesson', day) },
  { name: 'a canceled subscription opens nothing', checks: ['time.canceled'], over: shifted('readLesson', 60 * day) },
  {
    name: 'canceled access never ends',
    checks: ['time.canceled-over'],
    over: shifted('readLesson', -3000 * day),
  },
  {
    name: 'an expired voucher is quoted',
    checks: ['time.voucher-expired'],
    over: shifted('applyVoucher', -60 * day),
  },
  {
    name: 'an expired voucher opens a checkout',
    checks: ['time.voucher-expired'],
    over: shifted('startSubscription', -60 * day),
  },
  {
    name: 'a voucher ends before its last day',
    checks: ['time.voucher-last-day'],
    over: shifted('applyVoucher', day),
  },
  { name: 'the year turns in UTC', checks: ['clock.year'], over: shifted('readEarnings', 3) },
  { name: 'the year turns an hour late', checks: ['clock.year'], over: shifted('readEarnings', -1) },
  {
    name: 'registrations have the date of UTC',
    checks: ['clock.day'],
    over: shifted('registerMember', 3),
  },
  {
    name: 'subscriptions begin on the day of UTC',
    checks: ['clock.day'],
    over: shifted('applyVoucher', 3),
  },
  {
    name: 'certificates have a local time that claims to be UTC',
    checks: ['flow.moments.certificate'],
    over: rows('listMyCertificates', null, (row) => {
      row['issued_at'] = new Date(Date.parse(String(row['issued_at'])) - 3 * 3_600_000).toISOString();
    }),
  },
  {
    name: 'a voucher adds to a trial that is over',
    checks: ['time.trial-over-voucher'],
    over: after('applyVoucher', (db) => {
      const last = db.payments.at(-1);
      for (const row of db.subscriptions) if (row.user_id === last?.user_id) row.end_date = '2020-11-20';
    }),
  },
  {
    name: 'a voucher of a trial only lasts as long as the trial',
    checks: ['time.trial-voucher'],
    over: (api) => async (request) => {
      const before = structuredClone(api.db().subscriptions);
      const answer = await api.fetch(request);
      for (const row of api.db().subscriptions) {
        const old = before.find((one) => one.user_id === row.user_id);
        if (old?.status === 'trial' && row.status === 'active') row.end_date = old.end_date;
      }
      return answer;
    },
  },
  {
    name: 'a trial ends in UTC',
    checks: ['clock.trial'],
    over: (api) => {
      // From 21:00 on, a trial that ends today would be over before the first call.
      const tomorrow = localDay(new Date(Date.now() + day * 3_600_000));
      for (const row of api.db().subscriptions) if (row.user_id === 3) row.end_date = tomorrow;
      return shifted('readSubscriptionStatus', 3)(api);
    },
  },
  { name: 'a trial opens lessons for a day more', checks: ['clock.trial'], over: shifted('readLesson', -day) },
  { name: 'canceled access ends in UTC', checks: ['clock.canceled'], over: shifted('readLesson', 3) },
  { name: 'canceled access lasts a day more', checks: ['clock.canceled'], over: shifted('enrollInCourse', -day) },
  { name: 'a voucher ends in UTC', checks: ['clock.voucher'], over: shifted('applyVoucher', 3) },
  {
    name: 'a voucher lasts a day more with the plan',
    checks: ['clock.voucher'],
    over: shifted('startSubscription', -day),
  },
  {
    name: 'sessions never end',
    checks: ['clock.session'],
    over: after('logIn', (db) => {
      for (const session of db.sessions) delete session.expires_at;
    }),
  },
  {
    name: 'sessions end after an hour',
    checks: ['clock.session'],
    over: after('logIn', (db) => {
      const session = db.sessions.at(-1);
      if (session) session.expires_at = new Date(Date.now() + 3_600_000).toISOString();
    }),
  },
  {
    name: 'links for a new password live for years',
    checks: ['clock.reset-link'],
    over: after('requestPasswordReset', (db) => {
      for (const row of db.mailTokens) row.expires_at = null;
    }),
  },
  {
    name: 'tokens are counted',
    checks: ['flow.login.tokens'],
    over: countedTokens(),
  },
  {
    name: 'every login has the same token',
    checks: ['flow.login.tokens'],
    over: answers('logIn', ({ response, text, db }) => {
      const [first] = db.sessions;
      return response.ok && first ? { body: JSON.stringify({ token: first.token }) } : { body: text };
    }),
  },
  {
    name: 'tokens are short',
    checks: ['flow.login.tokens'],
    over: json('logIn', 200, (body, { db }) => {
      const session = db.sessions.at(-1);
      if (session) session.token = session.token.slice(0, 12);
      body['token'] = session?.token;
    }),
  },
];

/** Tokens of the correct length that differ in a number. */
function countedTokens(): Defect['over'] {
  let count = 0;
  return json('logIn', 200, (body, { db }) => {
    const session = db.sessions.at(-1);
    count += 1;
    if (session) session.token = `sessao-do-portal-raiz-${String(count).padStart(10, '0')}`;
    body['token'] = session?.token;
  });
}
