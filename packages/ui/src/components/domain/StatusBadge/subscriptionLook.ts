import { formatDate, parseDate, type DateLike } from '../../../format/date.ts';
import type { StatusLook } from './statusLook.ts';
import type { SubscriptionWords } from './statusWords.ts';

/**
 * The look of the reader's own subscription (docs/specification.md#subscription-status). A lapsed
 * one warns, since the reader can renew it; an unknown one has a word, because its raw value would
 * mean nothing to a member.
 * @param accessUntil last day of access of a canceled subscription (ISO date); omitted once access
 * has ended
 */
export function subscriptionLook(status: string | null, accessUntil: DateLike, words: SubscriptionWords): StatusLook {
  switch (status) {
    case 'active':
      return { tone: 'active', word: words.active };
    case 'trial':
      return { tone: 'trial', word: words.trial };
    case 'canceled':
      return canceledLook(accessUntil, words);
    case 'inactive':
    case 'expired':
      return { tone: 'lapsed', word: words[status] };
    default:
      return { tone: 'unknown', word: words.unknown };
  }
}

function canceledLook(accessUntil: DateLike, words: SubscriptionWords): StatusLook {
  if (parseDate(accessUntil) === null) return { tone: 'cancelled', word: words.canceledEnded };
  return { tone: 'canceled', word: words.canceledUntil({ endDate: formatDate(accessUntil) }) };
}
