import type { Schemas } from '@raiz/api-client';
import { calendarDay, isTodayOrLater, localDay } from '@raiz/api-client/rules';

/** Price of the only plan in cents, R$ 250,00 a month: `docs/specification.md#limits`. */
const monthlyPriceInCents = 25_000;

/** Price of a month with a discount in percent, in cents. */
export function discountedCents(discount: number): number {
  return Math.round((monthlyPriceInCents * (100 - discount)) / 100);
}

/**
 * The same day some months later (earlier when negative) as `YYYY-MM-DD`; the last day of a shorter
 * month.
 */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The status of a person who never subscribed: `docs/api-decisions.md#readsubscriptionstatus`. */
export const neverSubscribed: Schemas['StatusAssinatura'] = {
  status: 'inactive',
  start_date: null,
  end_date: null,
  next_billing_date: null,
};

/**
 * A subscription after a payment. A member never loses paid days: the month starts at the end of an active or canceled
 * subscription, which keeps its first day. Anything else, also a trial, starts a month today.
 */
export function renewed(current: Schemas['StatusAssinatura'] | undefined, now: Date): Schemas['StatusAssinatura'] {
  const today = localDay(now);
  const end = calendarDay(current?.end_date);
  const isPaid = current?.status === 'active' || current?.status === 'canceled';
  const lasts = isPaid && end !== null && isTodayOrLater(end, now);
  const until = addMonths(lasts ? end : today, 1);
  return {
    status: 'active',
    start_date: (lasts && current.start_date) || today,
    end_date: until,
    next_billing_date: until,
  };
}
