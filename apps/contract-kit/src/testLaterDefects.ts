import type { MockApi, Database } from '@raiz/mock-server';
import { isObject, listAt, numberAt } from './core/values.ts';
import { type Defect, after, error, json, operationOf, rows } from './testDefect.ts';
import { afterBooking, lastSubscription } from './testPaymentDefects.ts';

/** Returns the first name of each sponsor. */
const firstNames: Defect['over'] = (api) => {
  const names = new Map<unknown, string>();
  const send = rows('listReferrals', 'indicados', (row) => {
    row['indicador_nome'] = names.get(row['indicador_id']) ?? row['indicador_nome'];
  })(api);
  return (request) => {
    for (const { id, name } of api.db().users) if (!names.has(id)) names.set(id, name);
    return send(request);
  };
};

/** Changes the tables after every second call of an operation. */
function everySecond(id: Parameters<typeof after>[0], then: (db: Database) => void): Defect['over'] {
  let calls = 0;
  return after(id, (db) => {
    calls += 1;
    if (calls % 2 === 0) then(db);
  });
}

/** The subscription that a call cancels, if it is a trial. */
function trialOf(api: MockApi, request: Request): Database['subscriptions'][number] | undefined {
  const token = request.headers.get('authorization')?.slice('Bearer '.length);
  const id = api.db().sessions.find((session) => session.token === token)?.user_id;
  const row = api.db().subscriptions.find(({ user_id }) => user_id === id);
  return operationOf(request) === 'cancelSubscription' && row?.status === 'trial' ? row : undefined;
}

const minute = 60_000;

/** Sets another lifetime for the links of one purpose, from now on. */
function living(id: 'requestPasswordReset' | 'registerMember', minutes: number): Defect['over'] {
  const purpose = id === 'registerMember' ? 'confirm' : 'reset';
  return after(id, (db) => {
    const row = db.mailTokens.findLast((one) => one.purpose === purpose);
    if (row) row.expires_at = new Date(Date.now() + minutes * minute).toISOString();
  });
}

/** The same day of the next month as JavaScript counts: 3 March after 31 January. */
function overflowing(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

/** Defects of later events: renewals, long networks, canceled trials, old links. */
export const laterDefects: readonly Defect[] = [
  {
    name: 'a second payment moves the first to its date',
    checks: ['flow.voucher.in-a-row'],
    over: afterBooking((db) => {
      const last = db.payments.at(-1);
      for (const row of db.payments) if (row.user_id === last?.user_id) row.payment_date = last.payment_date;
    }),
  },
  {
    name: 'a voucher works again after another one',
    checks: ['flow.voucher.in-a-row'],
    over: (api) => async (request) => {
      if (operationOf(request) !== 'applyVoucher') return api.fetch(request);
      const all = api.db().usedVouchers;
      api.db().usedVouchers = all.slice(-1);
      const answer = await api.fetch(request);
      api.db().usedVouchers = [...all.slice(0, -1), ...api.db().usedVouchers];
      return answer;
    },
  },
  {
    name: 'a renewal keeps the next billing',
    checks: ['flow.voucher.in-a-row'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      const was = before.subscriptions.find(({ user_id }) => user_id === row?.user_id);
      if (row && was?.next_billing_date) row.next_billing_date = was.next_billing_date;
    }),
  },
  {
    name: 'a paid month has 32 days',
    checks: ['flow.voucher.activates'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      const end = new Date(Date.now() + 32 * 24 * 60 * minute).toISOString().slice(0, 10);
      if (row) Object.assign(row, { end_date: end, next_billing_date: end });
    }),
  },
  {
    name: '31 January and a month is in March',
    checks: ['clock.month'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      if (!row?.start_date) return;
      const end = overflowing(row.start_date);
      Object.assign(row, { end_date: end, next_billing_date: end });
    }),
  },
  {
    name: 'a year ends the paid month',
    checks: ['clock.month'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      const year = row?.start_date?.slice(0, 4) ?? '';
      if (row?.end_date && !row.end_date.startsWith(year)) row.end_date = `${year}-12-31`;
    }),
  },
  {
    name: 'networks end ten levels below',
    checks: ['isolation.chain'],
    over: json('listReferrals', 200, (body) => {
      body['indicados'] = listAt(body, '/indicados').filter((row) => numberAt(row, '/profundidade') <= 10);
    }),
  },
  {
    name: 'everyone in a network has its first sponsor',
    checks: ['isolation.listReferrals'],
    over: json('listReferrals', 200, (body) => {
      const first = listAt(body, '/indicados').find(isObject);
      for (const row of listAt(body, '/indicados'))
        if (isObject(row)) Object.assign(row, { indicador_nome: first?.['indicador_nome'] });
    }),
  },
  { name: 'sponsors keep their first names', checks: ['isolation.chain'], over: firstNames },
  {
    name: 'a trial cannot be canceled',
    checks: ['time.trial-cancel'],
    over: (api) => (request) =>
      trialOf(api, request) ? Promise.resolve(error(409, 'Não há assinatura ativa.')()) : api.fetch(request),
  },
  {
    name: 'a canceled trial ends at once',
    checks: ['time.trial-cancel'],
    over: (api) => async (request) => {
      const row = trialOf(api, request);
      const answer = await api.fetch(request);
      if (row) row.end_date = '2020-01-01';
      return answer;
    },
  },
  {
    name: 'a link for a new password ends that of the confirmation',
    checks: ['mail.purpose'],
    over: after('requestPasswordReset', (db) => {
      db.mailTokens = db.mailTokens.filter(({ purpose }) => purpose === 'reset');
    }),
  },
  {
    name: 'a second resent link has a useless token',
    checks: ['mail.resend'],
    over: everySecond('resendConfirmation', (db) => void db.mailTokens.pop()),
  },
  {
    name: 'links for a new password live ten minutes',
    checks: ['clock.reset-link'],
    over: living('requestPasswordReset', 10),
  },
  { name: 'links of a confirmation live an hour', checks: ['clock.confirm-link'], over: living('registerMember', 60) },
];
