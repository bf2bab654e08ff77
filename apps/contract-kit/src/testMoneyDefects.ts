import type { MockApi } from '@raiz/mock-server';
import { isObject, numberAt } from './core/values.ts';
import type { Send } from './core/send.ts';
import { type Defect, after, answers, error, json, lost, operationOf } from './testDefect.ts';
import { afterBooking, fromToday, lastSubscription } from './testPaymentDefects.ts';
import { twoProcesses, unlocked } from './testUnlocked.ts';

function queryOf(change: (query: URLSearchParams) => void): Defect['over'] {
  return (api) => (request) => {
    const url = new URL(request.url);
    if (operationOf(request) === 'readEarnings') change(url.searchParams);
    return api.fetch(new Request(url, request));
  };
}

/** Changes the earnings of filtered answers only. */
function filtered(change: (body: Record<string, unknown>, query: URLSearchParams) => void): Defect['over'] {
  return json('readEarnings', 200, (body, { request }) => {
    const { searchParams } = new URL(request.url);
    if (searchParams.size > 0) change(body, searchParams);
  });
}

function rowsIn(body: Record<string, unknown>, field: string): Record<string, unknown>[] {
  const list = body[field];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Runs a callback when a call opens a checkout. */
function opening(then: (api: MockApi, id: string) => void): Defect['over'] {
  return (api): Send =>
    (request) => {
      const id = /\/__mock\/checkout\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
      if (id) then(api, id);
      return api.fetch(request);
    };
}

/** Defects of vouchers, payments and lists. */
export const moneyDefects: readonly Defect[] = [
  {
    name: 'the catalogue ends after 100 courses',
    checks: ['flow.lists.courses'],
    over: json('listCourses', 200, (body) => rowsIn(body, 'list').slice(0, 100)),
  },
  {
    name: 'the lessons of a course end after 100',
    checks: ['flow.lists.lessons'],
    over: json('listOrderedLessons', 200, (body) => rowsIn(body, 'list').slice(0, 100)),
  },
  {
    name: 'a voucher with the plan must be in capitals',
    checks: ['flow.voucher.with-plan'],
    over: (api) => async (request) => {
      const sent = operationOf(request) === 'startSubscription' ? await request.clone().text() : '';
      const code = /"voucherCode":"([^"]*)"/.exec(sent)?.[1] ?? '';
      return code === code.trim().toUpperCase() ? api.fetch(request) : error(400, 'Voucher inválido ou expirado.')();
    },
  },
  {
    name: 'a full voucher answers active and activates nothing',
    checks: ['flow.voucher.activates'],
    over: lost('applyVoucher', 'subscriptions'),
  },
  {
    name: 'a full voucher books no payment',
    checks: ['flow.voucher.activates'],
    over: lost('applyVoucher', 'payments'),
  },
  {
    name: 'a full voucher gives two months',
    checks: ['flow.voucher.activates'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      if (row?.end_date) row.end_date = new Date(Date.parse(row.end_date) + 31 * 86_400_000).toISOString().slice(0, 10);
    }),
  },
  {
    name: 'moments are local times that claim to be UTC',
    checks: ['flow.voucher.activates'],
    over: afterBooking((db) => {
      const row = db.payments.at(-1);
      if (row?.payment_date) row.payment_date = new Date(Date.parse(row.payment_date) - 3 * 3_600_000).toISOString();
    }),
  },
  {
    name: 'a full voucher with the plan leads to a checkout',
    checks: ['flow.voucher.with-plan'],
    over: answers('startSubscription', ({ text }) =>
      text.includes('"active"') ? { body: '{"checkout_url":"https://pagamentos.exemplo.com.br/1"}' } : null,
    ),
  },
  {
    name: 'the payment call forgets the voucher that it has used',
    checks: ['flow.voucher.with-plan'],
    over: lost('startSubscription', 'usedVouchers'),
  },
  {
    name: 'a voucher works once by each call',
    checks: ['flow.voucher.full', 'flow.voucher.with-plan'],
    over: (api) => async (request) => {
      if (operationOf(request) !== 'startSubscription') return api.fetch(request);
      const stored = api.db().usedVouchers;
      api.db().usedVouchers = [];
      const answer = await api.fetch(request);
      api.db().usedVouchers.unshift(...stored);
      return answer;
    },
  },
  {
    name: 'a voucher works once altogether',
    checks: ['flow.voucher.with-plan'],
    over: (api) => async (request) => {
      const sent = operationOf(request) === 'applyVoucher' ? await request.clone().text() : '';
      const isUsed = api.db().usedVouchers.some(({ code }) => code && sent.toUpperCase().includes(code));
      return isUsed ? error(400, 'Voucher já utilizado.')() : api.fetch(request);
    },
  },
  { name: 'a voucher takes paid days away', checks: ['flow.voucher.renewal'], over: afterBooking(fromToday) },
  {
    name: 'a voucher takes the rest of a canceled month away',
    checks: ['flow.voucher.in-a-row'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      const was = before.subscriptions.find(({ user_id }) => user_id === row?.user_id);
      if (was?.status === 'canceled') fromToday(db, before);
    }),
  },
  {
    name: 'a voucher with the plan works twice at once',
    checks: ['race.voucher-rounds'],
    over: unlocked('startSubscription'),
  },
  { name: 'a voucher alone works twice at once', checks: ['race.voucher-rounds'], over: unlocked('applyVoucher') },
  {
    name: 'a voucher works once in each of two processes',
    checks: ['race.voucher-rounds'],
    over: twoProcesses('applyVoucher'),
  },
  {
    name: 'a quoted voucher is used up',
    checks: ['flow.voucher.partial'],
    over: after('applyVoucher', (db, _request, body) => {
      if (isObject(body) && 'valor_final' in body)
        db.usedVouchers.push({ id: 999, user_id: 5, code: 'QUALQUER', used_at: new Date().toISOString() });
    }),
  },
  {
    name: 'opening a checkout pays it',
    checks: ['flow.checkout.once'],
    over: opening((api, id) => {
      const checkout = api.db().checkouts.find((row) => row.id === id);
      const subscription = api.db().subscriptions.find((row) => row.user_id === checkout?.user_id);
      if (subscription) subscription.status = 'active';
    }),
  },
  {
    name: 'opening a checkout lists a payment',
    checks: ['flow.checkout.once'],
    over: opening((api, id) => {
      const user_id = api.db().checkouts.find((row) => row.id === id)?.user_id ?? 0;
      const payment_date = new Date().toISOString();
      api.db().payments.push({ id: 998, user_id, payment_date, amount: 250, status: 'pending', gateway: 'cartao' });
    }),
  },
  {
    name: 'the totals of a month are those of everything',
    checks: ['flow.earnings.month'],
    over: filtered((body) => {
      for (const row of rowsIn(body, 'totaisPorTipo')) row['total'] = numberAt(row, '/total') + 10;
    }),
  },
  {
    name: 'a month leaves its first day out',
    checks: ['flow.earnings.month'],
    over: filtered((body) => {
      body['ganhos'] = rowsIn(body, 'ganhos').filter((row) => !String(row['earning_date']).endsWith('-01'));
    }),
  },
  {
    name: 'a month alone is that of every year',
    checks: ['flow.earnings.month-alone'],
    over: (api) => async (request) => {
      const url = new URL(request.url);
      const mes = url.searchParams.get('mes');
      if (operationOf(request) !== 'readEarnings' || mes === null || url.searchParams.has('ano'))
        return api.fetch(request);
      url.search = '';
      const answer = await api.fetch(new Request(url, request));
      const body: unknown = await answer.json();
      if (!isObject(body)) return api.fetch(request);
      const ganhos = rowsIn(body, 'ganhos').filter(
        (row) => Number(String(row['earning_date']).slice(5, 7)) === Number(mes),
      );
      return new Response(JSON.stringify({ ...body, ganhos }), answer);
    },
  },
  {
    name: 'a year leaves its totals out',
    checks: ['flow.earnings.year'],
    over: filtered((body) => (body['totaisPorMes'] = [])),
  },
  {
    name: 'a month is ignored beside a year',
    checks: ['flow.earnings.month'],
    over: queryOf((query) => query.has('ano') && query.delete('mes')),
  },
  {
    name: 'people of one depth come by id',
    checks: ['flow.referrals.order'],
    over: json('listReferrals', 200, (body) => {
      body['indicados'] = rowsIn(body, 'indicados').sort(
        (a, b) =>
          numberAt(a, '/profundidade') - numberAt(b, '/profundidade') || numberAt(a, '/id') - numberAt(b, '/id'),
      );
    }),
  },
];
