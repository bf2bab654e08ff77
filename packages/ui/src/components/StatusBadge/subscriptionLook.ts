import { formatDate, parseDate, type DateLike } from '../../format/date.ts';
import { statusWords } from '../../messages/statusWords.ts';
import type { StatusLook } from './statusLook.ts';

const words = statusWords.subscription;

/**
 * The look of the reader's own subscription (spec, section 4). A lapsed one warns, since it is theirs to mend; an unknown
 * one has a word of its own, because its raw value would mean nothing to a member.
 * @param accessUntil last day of access of a canceled subscription, given only while access remains
 */
export function subscriptionLook(status: string, accessUntil: DateLike): StatusLook {
  switch (status) {
    case 'active':
      return { tone: 'active', word: words.active };
    case 'trial':
      return { tone: 'trial', word: words.trial };
    case 'canceled':
      return canceledLook(accessUntil);
    case 'inactive':
    case 'expired':
      return { tone: 'lapsed', word: words[status] };
    default:
      return { tone: 'unknown', word: words.unknown };
  }
}

function canceledLook(accessUntil: DateLike): StatusLook {
  if (parseDate(accessUntil) === null) return { tone: 'cancelled', word: words.canceledEnded };
  return { tone: 'canceled', word: words.canceledUntil({ endDate: formatDate(accessUntil) }) };
}
