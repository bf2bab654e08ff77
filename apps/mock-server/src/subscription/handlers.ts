import { errorBodies } from '@raiz/contract';
import type { Schemas } from '@raiz/api-client';
import { canCancel } from '@raiz/api-client/rules';
import { nothingElse } from '../core/nothingElse.ts';
import type { AreaHandlers } from '../core/types.ts';
import type { SubscriptionRow, VoucherRow, Database } from '../core/database.ts';
import { currentSubscription } from '../shared/currentSubscription.ts';
import { newestFirst } from '../shared/newestFirst.ts';
import { bookPayment, checkoutUrl, hasUsedVoucher, openCheckout, validVoucher } from './checkout.ts';
import { discountedCents, neverSubscribed } from './rules.ts';

function statusOf({ status, start_date, end_date, next_billing_date }: SubscriptionRow): Schemas['StatusAssinatura'] {
  return { status, start_date, end_date, next_billing_date };
}

/** Activates a subscription with a 100 % voucher: books a payment of 0,00 and uses the voucher. */
function activate(db: Database, userId: number, voucher: VoucherRow, now: Date): { status: 'active' } {
  bookPayment(db, { userId, amount: 0, gateway: 'voucher', voucherCode: voucher.code }, now);
  return { status: 'active' };
}

/** A person's rows, newest first. */
function newestOf<Row extends { user_id: number; id: number }>(
  rows: readonly Row[],
  userId: number,
  dateOf: (row: Row) => string | null,
): Row[] {
  const mine = rows.filter((row) => row.user_id === userId);
  return newestFirst(mine, dateOf, (row) => row.id);
}

/** Subscription: the operations tagged `subscription` in the contract. */
export const subscriptionHandlers = {
  readSubscriptionStatus({ db, now, caller }) {
    const current = currentSubscription(db, caller.id, now);
    return { status: 200, body: current ? statusOf(current) : neverSubscribed };
  },

  startSubscription({ db, now, pages, caller, body: { plan: _only, voucherCode, ...rest } }) {
    nothingElse(rest);
    const code = voucherCode?.trim() ?? '';
    const voucher = code === '' ? null : validVoucher(db, code, now);
    if (voucher === undefined || (voucher && hasUsedVoucher(db, caller.id, voucher.code))) {
      return { status: 400, body: errorBodies.VoucherInvalido };
    }
    if (voucher?.discount === 100) return { status: 200, body: activate(db, caller.id, voucher, now) };
    return { status: 200, body: { checkout_url: checkoutUrl(pages, openCheckout(db, caller.id, voucher)) } };
  },

  applyVoucher({ db, now, caller, body: { codigo, ...rest } }) {
    nothingElse(rest);
    const voucher = validVoucher(db, codigo, now);
    if (!voucher) return { status: 400, body: errorBodies.VoucherInvalido };
    if (hasUsedVoucher(db, caller.id, voucher.code)) return { status: 400, body: errorBodies.VoucherJaUtilizado };
    if (voucher.discount === 100) return { status: 200, body: activate(db, caller.id, voucher, now) };
    return { status: 200, body: { valor_final: discountedCents(voucher.discount), desconto: voucher.discount } };
  },

  cancelSubscription({ db, now, caller, body }) {
    nothingElse({ ...body });
    const stored = db.subscriptions.find((row) => row.user_id === caller.id);
    const status = currentSubscription(db, caller.id, now)?.status ?? null;
    if (!stored || !canCancel(status)) return { status: 409, body: errorBodies.SemAssinaturaAtiva };
    Object.assign(stored, { status: 'canceled', next_billing_date: null });
    return { status: 200, body: statusOf(stored) };
  },

  listPayments({ db, caller }) {
    const mine = newestOf(db.payments, caller.id, (row) => row.payment_date);
    return { status: 200, body: { pagamentos: mine.map(({ user_id: _owner, ...payment }) => payment) } };
  },

  listUsedVouchers({ db, caller }) {
    const mine = newestOf(db.usedVouchers, caller.id, (row) => row.used_at);
    return { status: 200, body: { vouchers: mine.map(({ user_id: _owner, ...use }) => use) } };
  },
} satisfies AreaHandlers;
