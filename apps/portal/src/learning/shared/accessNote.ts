import { isTodayOrLater, type SubscriptionFacts } from '@raiz/api-client/rules';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';

/**
 * What a canceled subscription adds to a premium notice: how long access remains, or when it ended (spec, section 8).
 * Null for every other status, and when the end date is empty or invalid.
 */
export function accessNote(subscription: SubscriptionFacts | undefined, now: Date): string | null {
  if (subscription?.status !== 'canceled') return null;
  const endDate = formatDate(subscription.end_date);
  if (endDate === emptyValue) return null;
  const text = isTodayOrLater(subscription.end_date, now)
    ? premiumNoticeMessages.accessUntil
    : premiumNoticeMessages.accessEnded;
  return text({ endDate });
}
