import { calendarDay, daysBetween, localDay, momentOf } from './day.ts';

/** A day in milliseconds. */
const dayLength = 86_400_000;

/** The fields of `GET /assinatura/status` that the rules need. */
export interface SubscriptionFacts {
  /** Null when unknown, like any text that is not a status of the contract: no access. */
  status: string | null;
  end_date?: string | null;
}

/**
 * Whether premium content is open: active, trial, or canceled while `end_date` is today or later
 * (docs/specification.md#premium-access). Shared by the portal and the mock server.
 */
export function hasPremiumAccess(subscription: SubscriptionFacts | null | undefined, now: Date): boolean {
  if (!subscription) return false;
  if (subscription.status === 'active' || subscription.status === 'trial') return true;
  return subscription.status === 'canceled' && isTodayOrLater(subscription.end_date, now);
}

/** Whether a date of the contract is today or later; false when it is empty or invalid. */
export function isTodayOrLater(date: string | null | undefined, now: Date): boolean {
  const day = calendarDay(date);
  return day !== null && day >= localDay(now);
}

/**
 * Days until `end_date`, rounded up, minimum 0; null when it is empty or invalid
 * (docs/specification.md#subscription-status).
 */
export function trialDaysLeft(endDate: string | null | undefined, now: Date): number | null {
  const moment = momentOf(endDate);
  if (moment) return Math.max(0, Math.ceil((moment.getTime() - now.getTime()) / dayLength));
  const day = calendarDay(endDate);
  return day === null ? null : Math.max(0, daysBetween(localDay(now), day));
}

/** Whether the subscription can be canceled (docs/specification.md#my-subscription). */
export function canCancel(status: string | null): boolean {
  return status === 'active' || status === 'trial';
}
