import { randomToken } from '../core/randomToken.ts';
import type { CheckoutRow, VoucherRow, World } from '../core/world.ts';
import { bookPayment } from './payments.ts';
import { discountedCents } from './rules.ts';

/** Address of the page that replaces the card provider's checkout. */
export function checkoutUrl(pages: string, checkout: CheckoutRow): string {
  return `${pages}/checkout/${checkout.id}`;
}

/**
 * The checkout of a person for a month, with or without a voucher. A person has at most one open:
 * asking again returns the same one, so that a double click cannot charge twice; another voucher
 * closes it and opens a new one.
 */
export function openCheckout(world: World, userId: number, voucher: VoucherRow | null): CheckoutRow {
  const voucher_code = voucher?.code ?? null;
  const standing = world.checkouts.find((row) => row.user_id === userId && row.state === 'open');
  if (standing?.voucher_code === voucher_code) return standing;
  if (standing) standing.state = 'left';
  const amount = discountedCents(voucher?.discount ?? 0) / 100;
  const checkout: CheckoutRow = { id: randomToken(), user_id: userId, amount, voucher_code, state: 'open' };
  world.checkouts.push(checkout);
  return checkout;
}

/** The person has paid: books an open checkout once, at its opening price. */
export function payCheckout(world: World, checkout: CheckoutRow, now: Date): void {
  if (checkout.state !== 'open') return;
  checkout.state = 'paid';
  const { user_id: userId, amount, voucher_code: voucherCode } = checkout;
  bookPayment(world, { userId, amount, gateway: 'cartao', voucherCode }, now);
}

/** The person has canceled: nothing is booked. */
export function leaveCheckout(checkout: CheckoutRow): void {
  if (checkout.state === 'open') checkout.state = 'left';
}
