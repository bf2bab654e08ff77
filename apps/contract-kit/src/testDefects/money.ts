import type { Database } from '@raiz/mock-server';
import { isObject } from '../core/values.ts';
import {
  after,
  around,
  type Call,
  during,
  error,
  inDays,
  inHours,
  lent,
  type Plant,
  shows,
  table,
  takes,
} from './plant.ts';

type Subscription = Database['subscriptions'][number];

/** What a call has booked: the payment, the subscription of its payer now, and the one before. */
interface Booking {
  db: Database;
  before: Database;
  payment: Database['payments'][number];
  row: Subscription;
  was: Subscription | undefined;
}

const bookingCalls = ['applyVoucher', 'startSubscription', 'pay'] as const;

/** Changes the tables after calls that have booked a payment. */
function booked(change: (booking: Booking) => unknown, where: Parameters<typeof after>[0] = bookingCalls): Plant {
  return after(where, ({ db }, before) => {
    const payment = db.payments.at(-1);
    const of = ({ subscriptions }: Database) => subscriptions.find(({ user_id }) => user_id === payment?.user_id);
    const row = of(db);
    if (payment && row && db.payments.length > before.payments.length)
      change({ db, before, payment, row, was: of(before) });
  });
}

/** Ends the month of a booking on a day. */
function endOn(day: string, { row }: Pick<Booking, 'row'>): void {
  Object.assign(row, { end_date: day, next_billing_date: day });
}

/** Starts a month today, whatever is already paid. */
function fromToday(booking: Booking): void {
  endOn(inDays(30), booking);
}

/** The same day of the next month as JavaScript counts: 3 March after 31 January. */
function overflowing(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

function checkoutOf({ db, key }: Call): Database['checkouts'][number] | undefined {
  return db.checkouts.find(({ id }) => id === key);
}

/** Takes a report of a payment as if the provider had signed it. */
function signedAnyway(report: string): Plant {
  return around('pay', ({ api, request, answer }) =>
    request.headers.get('X-Mock-Report') === report
      ? api.fetch(new Request(request.url, { method: 'POST' }))
      : answer(),
  );
}

/** Forgets in one call who has used a smaller voucher. */
function spentAgain(where: 'applyVoucher' | 'startSubscription', written = /./): Plant {
  return around(where, async ({ db, sent, answer }) => {
    const small = new Set(db.vouchers.filter(({ discount }) => discount < 100).map(({ code }) => code));
    const used = db.usedVouchers;
    if (written.test(String(sent['codigo'] ?? sent['voucherCode'])))
      db.usedVouchers = used.filter(({ code = '' }) => !small.has(code));
    const response = await answer();
    db.usedVouchers = used;
    return response;
  });
}

/** Pays, uses vouchers, opens checkouts in another way. */
export const moneyDefects = table({
  // Vouchers.
  'flow.voucher.full flow.voucher.with-plan: a voucher works once by each call': around(
    'startSubscription',
    async ({ db, answer }) => {
      const used = db.usedVouchers;
      db.usedVouchers = [];
      const response = await answer();
      db.usedVouchers.unshift(...used);
      return response;
    },
  ),
  'flow.voucher.in-a-row: a voucher works again after another one': around('applyVoucher', async ({ db, answer }) => {
    const used = db.usedVouchers;
    db.usedVouchers = used.slice(-1);
    const response = await answer();
    db.usedVouchers = [...used.slice(0, -1), ...db.usedVouchers];
    return response;
  }),
  'flow.voucher.partial: a quoted voucher is used up': after('applyVoucher', ({ db }, _before, body) => {
    if (isObject(body) && 'valor_final' in body)
      db.usedVouchers.push({ id: 999, user_id: 5, code: 'QUALQUER', used_at: inHours(0) });
  }),

  // Paid months.
  'flow.voucher.activates: a full voucher gives two months': booked(
    ({ row }) => (row.end_date &&= inDays(31, row.end_date)),
  ),
  'flow.voucher.activates: a paid month has 32 days': booked((booking) => endOn(inDays(32), booking)),
  'pay.twice: a payment takes paid days away': booked(fromToday, 'pay'),
  'flow.voucher.in-a-row: a voucher takes the rest of a canceled month away': booked(
    (booking) => booking.was?.status === 'canceled' && fromToday(booking),
  ),
  'flow.cancel.keeps-access pay.canceled: a payment leaves a canceled subscription canceled': booked(
    ({ row, was }) => was?.status === 'canceled' && Object.assign(row, { status: 'canceled', next_billing_date: null }),
  ),
  'clock.month: 31 January and a month is in March': booked(
    (booking) => booking.row.start_date && endOn(overflowing(booking.row.start_date), booking),
  ),
  'time.trial-over-voucher: a voucher adds to a trial that is over': booked(({ row }) => (row.end_date = '2020-11-20')),
  'time.trial-voucher: a voucher of a trial only lasts as long as the trial': booked(
    ({ row, was }) => was?.status === 'trial' && (row.end_date = was.end_date),
  ),
  'flow.voucher.activates: moments are local times that claim to be UTC': booked(
    ({ payment }) => (payment.payment_date &&= inHours(-3, payment.payment_date)),
  ),
  'flow.voucher.in-a-row: a second payment moves the first to its date': booked(({ db, payment }) => {
    for (const row of db.payments) if (row.user_id === payment.user_id) row.payment_date = payment.payment_date;
  }),

  // A discount that is given twice.
  'pay.discount: a paid discount works again with the plan': spentAgain('startSubscription'),
  'pay.discount: a paid discount is quoted again': spentAgain('applyVoucher'),
  'pay.discount: a paid discount works again in small letters': spentAgain('startSubscription', /[a-z]/),
  'race.checkout: a discount opens two checkouts at once': around('startSubscription', async (call) => {
    const { db, sent, answer } = call;
    const open = db.checkouts.filter(({ state }) => sent['voucherCode'] !== undefined && state === 'open');
    const undo = lent(open, () => ({ state: 'left' as const }));
    const response = await answer();
    undo();
    return response;
  }),
  'flow.voucher.partial: prices are rounded to reais': shows('applyVoucher', 'valor_final', (cents) =>
    cents === undefined ? cents : Math.round(Number(cents) / 100) * 100,
  ),

  // Payments that the provider reports.
  'pay.discount: a payment forgets the discount': takes('startSubscription', 'voucherCode', () => undefined),
  'pay.discount: a payment is booked at the full price': booked(({ payment }) => (payment.amount = 250), 'pay'),
  'clock.checkout: a payment counts its voucher anew': during('*', ({ api, db }) => {
    const now = api.databases.ordinary.clock.now();
    for (const row of db.checkouts) {
      const until = db.vouchers.find(({ code }) => code === row.voucher_code)?.valid_until;
      if (until && until < inDays(0, inHours(-3, now.getTime()))) row.amount = 250;
    }
    return undefined;
  }),
  'pay.discount: a payment does not use the voucher': booked(
    ({ db, before }) => (db.usedVouchers = before.usedVouchers),
    'pay',
  ),
  'pay.discount: a discount is for the first who pays': during('*', ({ db }) => {
    for (const row of db.vouchers)
      if (row.discount < 100 && db.usedVouchers.some(({ code }) => code === row.code)) row.valid_until = '2020-01-01';
    return undefined;
  }),
  'pay.discount: a paid checkout is offered again': after('pay', (call) => {
    const row = checkoutOf(call);
    if (row && call.db.payments.at(-1)?.user_id === row.user_id)
      Object.assign(row, { state: 'open', voucher_code: null });
  }),
  'pay.twice: reports at once are booked twice': around('pay', async (call) => {
    const row = checkoutOf(call);
    const wasOpen = row?.state === 'open';
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (row && wasOpen) row.state = 'open';
    return call.answer();
  }),
  'pay.twice: the webhook fails when a payment is reported again': around('pay', async ({ db, answer }) => {
    const { length } = db.payments;
    const response = await answer();
    return response.ok && db.payments.length === length ? error(409, 'Já registrado.') : response;
  }),
  'pay.signature: a report needs no signature': signedAnyway('unsigned'),
  'pay.signature: a report may be altered': signedAnyway('altered'),
  'pay.signature: the webhook answers 200 without a signature': around('pay', async ({ answer }) => {
    const response = await answer();
    return response.status === 401 ? Response.json({ success: true }) : response;
  }),
});
