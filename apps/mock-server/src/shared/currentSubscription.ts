import { calendarDay, isTodayOrLater } from '@raiz/api-client/rules';
import type { SubscriptionRow, Database } from '../core/database.ts';

/**
 * A user's subscription as it is at a moment: a trial whose last day has passed is `expired` and
 * has no next billing (docs/api-decisions.md#readsubscriptionstatus). Undefined without one.
 */
export function currentSubscription(
  db: Pick<Database, 'subscriptions'>,
  userId: number,
  now: Date,
): SubscriptionRow | undefined {
  const row = db.subscriptions.find((candidate) => candidate.user_id === userId);
  const isOver = row?.status === 'trial' && calendarDay(row.end_date) !== null && !isTodayOrLater(row.end_date, now);
  return isOver ? { ...row, status: 'expired', next_billing_date: null } : row;
}
