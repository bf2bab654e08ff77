import type { Schemas } from '@raiz/api-client';
import { calendarDay, isTodayOrLater, localDay } from '@raiz/api-client/rules';

/** Price of the only plan in cents: R$ 250,00 a month (spec, section 9). */
export const monthlyPriceInCents = 25_000;

/** What a month costs with a discount in percent: whole cents. */
export function discountedCents(discount: number): number {
  return Math.round((monthlyPriceInCents * (100 - discount)) / 100);
}

/** The same day some months later (or earlier, when negative), as `YYYY-MM-DD`; the last of the month when that has no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(year, month + months, 0).getDate();
  return localDay(new Date(year, month - 1 + months, Math.min(date, last), 12));
}

/** Someone who never subscribed (operations.md, section 3). */
export const neverSubscribed: Schemas['StatusAssinatura'] = {
  status: 'inactive',
  start_date: null,
  end_date: null,
  next_billing_date: null,
};

/**
 * A subscription after a month was paid. Paid days are never lost: while an active or canceled one lasts, the month is added at
 * its end and the cycle keeps its first day. Anything else, a trial too, starts a month today.
 */
export function renewed(standing: Schemas['StatusAssinatura'] | undefined, now: Date): Schemas['StatusAssinatura'] {
  const today = localDay(now);
  const end = calendarDay(standing?.end_date);
  const isPaid = standing?.status === 'active' || standing?.status === 'canceled';
  const lasts = isPaid && end !== null && isTodayOrLater(end, now);
  const until = addMonths(lasts ? end : today, 1);
  return {
    status: 'active',
    start_date: (lasts && standing.start_date) || today,
    end_date: until,
    next_billing_date: until,
  };
}
