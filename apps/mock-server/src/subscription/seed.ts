import type { SubscriptionRow, VoucherRow, Database } from '../core/database.ts';
import { dayBefore } from '../shared/seedDates.ts';
import { addMonths, discountedCents } from './rules.ts';

type Tables = Pick<Database, 'subscriptions' | 'payments' | 'vouchers' | 'usedVouchers'>;

/** A subscription of one month that started some days ago. */
function monthSince(user_id: number, status: string, now: Date, days: number): SubscriptionRow {
  const start_date = dayBefore(now, days);
  const end_date = addMonths(start_date, 1);
  return { user_id, status, start_date, end_date, next_billing_date: status === 'active' ? end_date : null };
}

function seedSubscriptions(now: Date): SubscriptionRow[] {
  const trialEnd = dayBefore(now, -5);
  return [
    monthSince(1, 'active', now, 11),
    monthSince(2, 'active', now, 16),
    { user_id: 3, status: 'trial', start_date: dayBefore(now, 9), end_date: trialEnd, next_billing_date: trialEnd },
    monthSince(4, 'canceled', now, 18),
    monthSince(5, 'inactive', now, 95),
  ];
}

/** The demo vouchers: `docs/specification.md#demo-people`. */
function seedVouchers(now: Date): VoucherRow[] {
  return [
    { code: 'VOUCHER100', discount: 100, valid_until: null },
    { code: 'DESCONTO20', discount: 20, valid_until: null },
    { code: 'EXPIRADO', discount: 50, valid_until: dayBefore(now, 30) },
  ];
}

/** A past payment of a demo person: months before the current cycle, and its exceptions. */
interface PastMonth {
  user_id: number;
  months: number;
  voucher?: { name: 'code' | 'codigo'; code: string; discount: number };
  status?: 'failed';
}

/** Oldest first, so that ids grow with time. */
const pastMonths: PastMonth[] = [
  { user_id: 2, months: 8, voucher: { name: 'codigo', code: 'BOASVINDAS50', discount: 50 } },
  { user_id: 2, months: 7 },
  { user_id: 4, months: 7, voucher: { name: 'code', code: 'BOASVINDAS50', discount: 50 } },
  { user_id: 2, months: 6, voucher: { name: 'code', code: 'LIDERANCA100', discount: 100 } },
  { user_id: 2, months: 5 },
  { user_id: 2, months: 4, voucher: { name: 'codigo', code: 'INVERNO30', discount: 30 } },
  { user_id: 2, months: 3 },
  { user_id: 2, months: 2, voucher: { name: 'code', code: 'ANIVERSARIO10', discount: 10 } },
  { user_id: 1, months: 1 },
  { user_id: 2, months: 1, status: 'failed' },
  { user_id: 2, months: 1 },
  { user_id: 4, months: 1 },
  { user_id: 5, months: 0 },
  { user_id: 4, months: 0 },
  { user_id: 2, months: 0 },
  { user_id: 1, months: 0 },
];

/**
 * The moment of a payment on a day: in the morning, a few minutes apart. A failed attempt was an
 * hour earlier.
 */
function paymentMoment(day: string, index: number, failed: boolean): string {
  const minute = String(5 + index).padStart(2, '0');
  return new Date(`${day}T${failed ? '08' : '09'}:${minute}:00-03:00`).toISOString();
}

/** The subscriptions of the demo people with past payments and vouchers, and the demo vouchers. */
export function subscriptionSeed(now: Date): Tables {
  const tables: Tables = {
    subscriptions: seedSubscriptions(now),
    payments: [],
    vouchers: seedVouchers(now),
    usedVouchers: [],
  };
  pastMonths.forEach(({ user_id, months, voucher, status }, index) => {
    const start = tables.subscriptions.find((row) => row.user_id === user_id)?.start_date ?? dayBefore(now, 0);
    const moment = paymentMoment(addMonths(start, -months), index, status === 'failed');
    const discount = voucher?.discount ?? 0;
    tables.payments.push({
      user_id,
      id: 201 + index,
      payment_date: moment,
      amount: discountedCents(discount) / 100,
      status: status ?? 'paid',
      gateway: discount === 100 ? 'voucher' : 'cartao',
    });
    if (!voucher) return;
    const id = tables.usedVouchers.length + 1;
    tables.usedVouchers.push({
      user_id,
      id,
      used_at: moment,
      ...(voucher.name === 'code' ? { code: voucher.code } : { codigo: voucher.code }),
    });
  });
  return tables;
}
