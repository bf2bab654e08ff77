import type { World } from '../core/world.ts';
import { nextId } from '../shared/nextId.ts';
import { renewed } from './rules.ts';
import { useVoucher } from './vouchers.ts';

/** A paid month. */
export interface PaidMonth {
  userId: number;
  /** Reais. */
  amount: number;
  gateway: 'cartao' | 'voucher';
  /** The voucher that it uses, if any. */
  voucherCode: string | null;
}

/** Books a payment as paid, uses its voucher and activates the person's subscription. */
export function bookPayment(world: World, { userId, amount, gateway, voucherCode }: PaidMonth, now: Date): void {
  const id = nextId(world.payments.map((row) => row.id));
  world.payments.push({ user_id: userId, id, payment_date: now.toISOString(), amount, status: 'paid', gateway });
  if (voucherCode !== null) useVoucher(world, userId, voucherCode, now);
  const standing = world.subscriptions.find((row) => row.user_id === userId);
  const next = renewed(standing, now);
  if (standing) Object.assign(standing, next);
  else world.subscriptions.push({ user_id: userId, ...next });
}
