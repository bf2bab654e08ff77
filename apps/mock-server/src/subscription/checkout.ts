import { isTodayOrLater } from '@raiz/api-client/rules';
import { randomToken } from '../core/randomToken.ts';
import type { CheckoutRow, VoucherRow, Database } from '../core/database.ts';
import { discountedCents, renewed } from './rules.ts';
import { nextId } from '../shared/nextId.ts';

/** A paid month. */
interface PaidMonth {
  userId: number;
  /** Reais. */
  amount: number;
  gateway: 'cartao' | 'voucher';
  /** The code of the voucher, if any. */
  voucherCode: string | null;
}

/** Books a payment as paid, uses its voucher and activates the person's subscription. */
export function bookPayment(db: Database, { userId, amount, gateway, voucherCode }: PaidMonth, now: Date): void {
  const id = nextId(db.payments.map((row) => row.id));
  db.payments.push({ user_id: userId, id, payment_date: now.toISOString(), amount, status: 'paid', gateway });
  if (voucherCode !== null) useVoucher(db, userId, voucherCode, now);
  const current = db.subscriptions.find((row) => row.user_id === userId);
  const next = renewed(current, now);
  if (current) Object.assign(current, next);
  else db.subscriptions.push({ user_id: userId, ...next });
}

/** The stored form of a voucher code: trimmed, in capitals. */
function storedCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The voucher with a code if it is valid today. */
export function validVoucher(db: Pick<Database, 'vouchers'>, code: string, now: Date): VoucherRow | undefined {
  const voucher = db.vouchers.find((row) => row.code === storedCode(code));
  return voucher && (voucher.valid_until === null || isTodayOrLater(voucher.valid_until, now)) ? voucher : undefined;
}

/** Whether a person has used a voucher: each works once per person. */
export function hasUsedVoucher(db: Pick<Database, 'usedVouchers'>, userId: number, code: string): boolean {
  return db.usedVouchers.some(
    (row) => row.user_id === userId && storedCode(row.code ?? row.codigo ?? '') === storedCode(code),
  );
}

/** Records that a person used a voucher. */
function useVoucher(db: Pick<Database, 'usedVouchers'>, userId: number, code: string, now: Date): void {
  const id = nextId(db.usedVouchers.map((row) => row.id));
  db.usedVouchers.push({ user_id: userId, id, code: storedCode(code), used_at: now.toISOString() });
}

/** Address of the page that replaces the card provider's checkout. */
export function checkoutUrl(pages: string, checkout: CheckoutRow): string {
  return `${pages}/checkout/${checkout.id}`;
}

/**
 * The checkout of a person for a month, with or without a voucher. A person has at most one open: the same request
 * again returns it, so that a double click cannot charge twice; another voucher closes it and opens a new one.
 */
export function openCheckout(db: Database, userId: number, voucher: VoucherRow | null): CheckoutRow {
  const voucher_code = voucher?.code ?? null;
  const open = db.checkouts.find((row) => row.user_id === userId && row.state === 'open');
  if (open?.voucher_code === voucher_code) return open;
  if (open) open.state = 'left';
  const amount = discountedCents(voucher?.discount ?? 0) / 100;
  const checkout: CheckoutRow = { id: randomToken(), user_id: userId, amount, voucher_code, state: 'open' };
  db.checkouts.push(checkout);
  return checkout;
}

/** Records that the person paid: books an open checkout once, at its opening price. */
export function payCheckout(db: Database, checkout: CheckoutRow, now: Date): void {
  if (checkout.state !== 'open') return;
  checkout.state = 'paid';
  const { user_id: userId, amount, voucher_code: voucherCode } = checkout;
  bookPayment(db, { userId, amount, gateway: 'cartao', voucherCode }, now);
}

/** Records that the person canceled: books nothing. */
export function leaveCheckout(checkout: CheckoutRow): void {
  if (checkout.state === 'open') checkout.state = 'left';
}
