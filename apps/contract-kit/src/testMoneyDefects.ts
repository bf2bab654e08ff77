import type { MockApi, World } from '@raiz/mock-server';
import { isObject, numberAt } from './core/values.ts';
import type { Send } from './core/send.ts';
import { type Defect, after, answers, error, json, lost, operationOf, sentAs } from './testDefect.ts';
import { unlocked } from './testUnlocked.ts';

/** Changes the tables after calls that may have booked something. */
function afterBooking(
  change: (world: World, before: World) => void,
  isFor: (request: Request) => boolean = () => true,
): Defect['over'] {
  return (api) => async (request) => {
    const books = isPayment(request) || /^(?:applyVoucher|startSubscription)$/.test(operationOf(request) ?? '');
    if (!books || !isFor(request)) return api.fetch(request);
    const before = structuredClone(api.world());
    const answer = await api.fetch(request);
    if (api.world().payments.length > before.payments.length) change(api.world(), before);
    return answer;
  };
}

function isPayment({ url, method }: Request): boolean {
  return method === 'POST' && /\/__mock\/checkout\/\w+\/pay$/.test(new URL(url).pathname);
}

/** Books a reported payment in place of the good server. */
function paying(book: (api: MockApi, request: Request, checkout: World['checkouts'][number]) => void): Defect['over'] {
  return (api) => async (request) => {
    const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
    const checkout = api.world().checkouts.find((row) => row.id === id);
    const answer = await api.fetch(request);
    if (isPayment(request) && checkout) book(api, request, checkout);
    return answer;
  };
}

/** Sends the report of a payment as if the provider had signed it. */
function signedAnyway(report: string): Defect['over'] {
  return (api) => (request) => {
    const isIt = isPayment(request) && request.headers.get('X-Mock-Report') === report;
    return api.fetch(isIt ? new Request(request.url, { method: 'POST' }) : request);
  };
}

/** Opens a checkout again when it is reported again. */
const bookedAgain: Defect['over'] = (api) => (request) => {
  const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
  const checkout = api.world().checkouts.find((row) => row.id === id);
  if (isPayment(request) && checkout?.state === 'paid') checkout.state = 'open';
  return api.fetch(request);
};

/** Looks whether a checkout is open first and books later. */
const bookedAtOnce: Defect['over'] = (api) => async (request) => {
  const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
  const checkout = api.world().checkouts.find((row) => row.id === id);
  const wasOpen = checkout?.state === 'open';
  if (!isPayment(request)) return api.fetch(request);
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (checkout && wasOpen) checkout.state = 'open';
  return api.fetch(request);
};

function lastSubscription(world: World, before: World): World['subscriptions'][number] | undefined {
  const payer = world.payments.at(-1)?.user_id;
  return before.subscriptions.length <= world.subscriptions.length
    ? world.subscriptions.find((row) => row.user_id === payer)
    : undefined;
}

/** A month from today for everyone, whatever is paid already. */
function fromToday(world: World, before: World): void {
  const row = lastSubscription(world, before);
  const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  if (row) Object.assign(row, { end_date: end, next_billing_date: end });
}

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

/** Does something when a checkout is opened. */
function opening(then: (api: MockApi, id: string) => void): Defect['over'] {
  return (api): Send =>
    (request) => {
      const id = /\/__mock\/checkout\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
      if (id) then(api, id);
      return api.fetch(request);
    };
}

/** Defects of vouchers, payments and earnings. */
export const moneyDefects: readonly Defect[] = [
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
    over: afterBooking((world, before) => {
      const row = lastSubscription(world, before);
      if (row?.end_date) row.end_date = new Date(Date.parse(row.end_date) + 31 * 86_400_000).toISOString().slice(0, 10);
    }),
  },
  {
    name: 'moments are local times that claim to be UTC',
    checks: ['flow.voucher.activates'],
    over: afterBooking((world) => {
      const row = world.payments.at(-1);
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
      const kept = api.world().usedVouchers;
      api.world().usedVouchers = [];
      const answer = await api.fetch(request);
      api.world().usedVouchers.unshift(...kept);
      return answer;
    },
  },
  {
    name: 'a voucher works once altogether',
    checks: ['flow.voucher.per-person'],
    over: (api) => async (request) => {
      const sent = operationOf(request) === 'applyVoucher' ? await request.clone().text() : '';
      const isUsed = api.world().usedVouchers.some(({ code }) => code && sent.toUpperCase().includes(code));
      return isUsed ? error(400, 'Voucher já utilizado.')() : api.fetch(request);
    },
  },
  { name: 'a voucher takes paid days away', checks: ['flow.voucher.renewal'], over: afterBooking(fromToday) },
  {
    name: 'a voucher takes the rest of a canceled month away',
    checks: ['flow.voucher.canceled'],
    over: afterBooking((world, before) => {
      const row = lastSubscription(world, before);
      const was = before.subscriptions.find(({ user_id }) => user_id === row?.user_id);
      if (was?.status === 'canceled') fromToday(world, before);
    }),
  },
  {
    name: 'a voucher with the plan works twice at once',
    checks: ['race.voucher-rounds'],
    over: unlocked('startSubscription'),
  },
  { name: 'a voucher alone works twice at once', checks: ['race.voucher-rounds'], over: unlocked('applyVoucher') },
  {
    name: 'a quoted voucher is used up',
    checks: ['flow.voucher.partial'],
    over: after('applyVoucher', (world, _request, body) => {
      if (isObject(body) && 'valor_final' in body)
        world.usedVouchers.push({ id: 999, user_id: 5, code: 'QUALQUER', used_at: new Date().toISOString() });
    }),
  },
  {
    name: 'opening a checkout pays it',
    checks: ['flow.checkout.once'],
    over: opening((api, id) => {
      const checkout = api.world().checkouts.find((row) => row.id === id);
      const subscription = api.world().subscriptions.find((row) => row.user_id === checkout?.user_id);
      if (subscription) subscription.status = 'active';
    }),
  },
  {
    name: 'opening a checkout lists a payment',
    checks: ['flow.checkout.once'],
    over: opening((api, id) => {
      const user_id = api.world().checkouts.find((row) => row.id === id)?.user_id ?? 0;
      const payment_date = new Date().toISOString();
      api.world().payments.push({ id: 998, user_id, payment_date, amount: 250, status: 'pending', gateway: 'cartao' });
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
  {
    name: 'a payment forgets the discount',
    checks: ['pay.discount'],
    over: sentAs('startSubscription', (body) => delete body['voucherCode']),
  },
  {
    name: 'a payment is booked at the full price',
    checks: ['pay.discount'],
    over: afterBooking((world) => {
      const row = world.payments.at(-1);
      if (row) row.amount = 250;
    }, isPayment),
  },
  {
    name: 'a payment does not use the voucher',
    checks: ['pay.discount'],
    over: afterBooking((world, before) => (world.usedVouchers = before.usedVouchers), isPayment),
  },
  {
    name: 'a payment activates nothing',
    checks: ['pay.discount'],
    over: afterBooking((world, before) => (world.subscriptions = before.subscriptions), isPayment),
  },
  {
    name: 'a paid checkout is offered again',
    checks: ['pay.discount'],
    over: paying((api, _request, checkout) => {
      const { payments } = api.world();
      if (payments.at(-1)?.user_id === checkout.user_id) Object.assign(checkout, { state: 'open', voucher_code: null });
    }),
  },
  { name: 'a repeated report is booked again', checks: ['pay.twice'], over: bookedAgain },
  { name: 'reports at once are booked twice', checks: ['pay.twice'], over: bookedAtOnce },
  {
    name: 'a repeated report adds a month',
    checks: ['pay.twice'],
    over: paying((api, _request, { state, user_id }) => {
      const row = api.world().subscriptions.find((one) => one.user_id === user_id);
      if (state !== 'open' && row?.end_date)
        row.end_date = new Date(Date.parse(row.end_date) + 31 * 86_400_000).toISOString().slice(0, 10);
    }),
  },
  { name: 'a payment takes paid days away', checks: ['pay.twice'], over: afterBooking(fromToday, isPayment) },
  { name: 'a report needs no signature', checks: ['pay.signature'], over: signedAnyway('unsigned') },
  { name: 'a report may be altered', checks: ['pay.signature'], over: signedAnyway('altered') },
  {
    name: 'a refused report closes the checkout',
    checks: ['pay.signature'],
    over: paying((_api, request, checkout) => {
      if (request.headers.get('X-Mock-Report') !== 'signed') checkout.state = 'left';
    }),
  },
  {
    name: 'a payment leaves a canceled subscription canceled',
    checks: ['flow.cancel.keeps-access', 'pay.canceled'],
    over: afterBooking((world, before) => {
      const row = lastSubscription(world, before);
      const was = before.subscriptions.find(({ user_id }) => user_id === row?.user_id);
      if (row && was?.status === 'canceled') Object.assign(row, { status: 'canceled', next_billing_date: null });
    }),
  },
];
