import type { MockApi, Database } from '@raiz/mock-server';
import { isObject } from './core/values.ts';
import { after, type Defect, operationOf, sentAs } from './testDefect.ts';

/** Changes the tables after calls that may have booked something. */
export function afterBooking(
  change: (db: Database, before: Database) => void,
  isFor: (request: Request) => boolean = () => true,
): Defect['over'] {
  return (api) => async (request) => {
    const books = isPayment(request) || /^(?:applyVoucher|startSubscription)$/.test(operationOf(request) ?? '');
    if (!books || !isFor(request)) return api.fetch(request);
    const before = structuredClone(api.db());
    const answer = await api.fetch(request);
    if (api.db().payments.length > before.payments.length) change(api.db(), before);
    return answer;
  };
}

function isPayment({ url, method }: Request): boolean {
  return method === 'POST' && /\/__mock\/checkout\/\w+\/pay$/.test(new URL(url).pathname);
}

/** Books a reported payment instead of the valid server. */
function paying(
  book: (api: MockApi, request: Request, checkout: Database['checkouts'][number]) => void,
): Defect['over'] {
  return (api) => async (request) => {
    const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
    const checkout = api.db().checkouts.find((row) => row.id === id);
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

/** Opens a checkout again when the provider reports it again. */
const bookedAgain: Defect['over'] = (api) => (request) => {
  const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
  const checkout = api.db().checkouts.find((row) => row.id === id);
  if (isPayment(request) && checkout?.state === 'paid') checkout.state = 'open';
  return api.fetch(request);
};

/** First checks whether a checkout is open and books later. */
const bookedAtOnce: Defect['over'] = (api) => async (request) => {
  const id = /\/checkout\/(\w+)\/pay$/.exec(new URL(request.url).pathname)?.[1];
  const checkout = api.db().checkouts.find((row) => row.id === id);
  const wasOpen = checkout?.state === 'open';
  if (!isPayment(request)) return api.fetch(request);
  await new Promise((resolve) => setTimeout(resolve, 5));
  if (checkout && wasOpen) checkout.state = 'open';
  return api.fetch(request);
};

/** The subscription of the last payer. */
export function lastSubscription(db: Database, before: Database): Database['subscriptions'][number] | undefined {
  const payer = db.payments.at(-1)?.user_id;
  return before.subscriptions.length <= db.subscriptions.length
    ? db.subscriptions.find((row) => row.user_id === payer)
    : undefined;
}

/** Starts everyone's month today, whatever they have already paid. */
export function fromToday(db: Database, before: Database): void {
  const row = lastSubscription(db, before);
  const end = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  if (row) Object.assign(row, { end_date: end, next_billing_date: end });
}

/** Defects of payments that the provider reports. */
export const paymentDefects: readonly Defect[] = [
  {
    name: 'a payment forgets the discount',
    checks: ['pay.discount'],
    over: sentAs('startSubscription', (body) => delete body['voucherCode']),
  },
  {
    name: 'a payment is booked at the full price',
    checks: ['pay.discount'],
    over: afterBooking((db) => {
      const row = db.payments.at(-1);
      if (row) row.amount = 250;
    }, isPayment),
  },
  {
    name: 'a payment does not use the voucher',
    checks: ['pay.discount'],
    over: afterBooking((db, before) => (db.usedVouchers = before.usedVouchers), isPayment),
  },
  {
    name: 'a payment activates nothing',
    checks: ['pay.discount'],
    over: afterBooking((db, before) => (db.subscriptions = before.subscriptions), isPayment),
  },
  {
    name: 'a paid checkout is offered again',
    checks: ['pay.discount'],
    over: paying((api, _request, checkout) => {
      const { payments } = api.db();
      if (payments.at(-1)?.user_id === checkout.user_id) Object.assign(checkout, { state: 'open', voucher_code: null });
    }),
  },
  { name: 'a repeated report is booked again', checks: ['pay.twice'], over: bookedAgain },
  { name: 'reports at once are booked twice', checks: ['pay.twice'], over: bookedAtOnce },
  {
    name: 'a repeated report adds a month',
    checks: ['pay.twice'],
    over: paying((api, _request, { state, user_id }) => {
      const row = api.db().subscriptions.find((one) => one.user_id === user_id);
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
    name: 'the webhook fails when a payment is reported again',
    checks: ['pay.twice'],
    over: (api) => async (request) => {
      const paid = api.db().payments.length;
      const answer = await api.fetch(request);
      const isRepeat = isPayment(request) && answer.ok && api.db().payments.length === paid;
      return isRepeat ? new Response('{"error":"Já registrado."}', { status: 409 }) : answer;
    },
  },
  {
    name: 'the webhook answers 200 without a signature',
    checks: ['pay.signature'],
    over: (api) => async (request) => {
      const answer = await api.fetch(request);
      return isPayment(request) && answer.status === 401 ? Response.json({ success: true }) : answer;
    },
  },
  {
    name: 'a payment leaves a canceled subscription canceled',
    checks: ['flow.cancel.keeps-access', 'pay.canceled'],
    over: afterBooking((db, before) => {
      const row = lastSubscription(db, before);
      const was = before.subscriptions.find(({ user_id }) => user_id === row?.user_id);
      if (row && was?.status === 'canceled') Object.assign(row, { status: 'canceled', next_billing_date: null });
    }),
  },
  {
    name: 'a checkout uses its voucher up',
    checks: ['pay.discount'],
    over: after('startSubscription', (db, _request, body) => {
      const open = db.checkouts.at(-1);
      if (!isObject(body) || !('checkout_url' in body) || !open?.voucher_code) return;
      const { user_id, voucher_code: code } = open;
      db.usedVouchers.push({ user_id, id: 900, used_at: new Date().toISOString(), code });
    }),
  },
];
