import { randomToken } from '../core/randomToken.ts';
import type { CheckoutRow, VoucherRow, World } from '../core/world.ts';
import { bookPayment } from './payments.ts';
import { discountedCents } from './rules.ts';

/** Address of the page that stands in for the card provider's hosted checkout. */
export function checkoutUrl(pages: string, checkout: CheckoutRow): string {
  return `${pages}/checkout/${checkout.id}`;
}

/**
 * The checkout of a person for a month with a voucher or none. A person has one open checkout at most: asking again gives the
 * same one, so that a double click cannot charge twice; asking with another voucher closes it and opens a new one.
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

/** What the provider reports when the person pays: an open checkout is booked once, at the price it was opened with. */
export function payCheckout(world: World, checkout: CheckoutRow, now: Date): void {
  if (checkout.state !== 'open') return;
  checkout.state = 'paid';
  const { user_id: userId, amount, voucher_code: voucherCode } = checkout;
  bookPayment(world, { userId, amount, gateway: 'cartao', voucherCode }, now);
}

/** What the provider reports when the person turns back: nothing is booked. */
export function leaveCheckout(checkout: CheckoutRow): void {
  if (checkout.state === 'open') checkout.state = 'left';
}
