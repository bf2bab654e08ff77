import { hasPremiumAccess, trialDaysLeft, type SubscriptionFacts } from '@raiz/api-client/rules';
import type { BadgeTone } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { subscriptionStatusMessages as messages } from '@raiz/ui/messages/subscription';

/** A subscription status in words. */
export interface SubscriptionSummary {
  tone: BadgeTone;
  /** Label of the badge. */
  word: string;
  /** The status in one sentence. */
  sentence: string;
}

/** Describes a subscription status (docs/specification.md#subscription-status). */
export function subscriptionSummary(subscription: SubscriptionFacts, now: Date): SubscriptionSummary {
  const { status, end_date: endDate } = subscription;
  const { words } = messages;
  switch (status) {
    case 'active':
      return { tone: 'active', word: words.active, sentence: messages.active };
    case 'trial':
      return {
        tone: 'trial',
        word: words.trial,
        sentence: messages.trialDaysLeft({ days: trialDaysLeft(endDate, now) }),
      };
    case 'canceled':
      return hasPremiumAccess(subscription, now)
        ? {
            tone: 'canceled',
            word: words.canceled,
            sentence: messages.canceledUntil({ endDate: formatDate(endDate) }),
          }
        : { tone: 'cancelled', word: words.canceled, sentence: messages.canceledEnded };
    case 'inactive':
    case 'expired':
      return { tone: 'lapsed', word: words[status], sentence: messages.inactive };
    default:
      return { tone: 'unknown', word: words.unknown, sentence: messages.unknown };
  }
}
