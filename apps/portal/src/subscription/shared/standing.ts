import type { Received } from '@raiz/api-client';
import { calendarDay, canCancel as mayCancel, hasPremiumAccess, localDay, trialDaysLeft } from '@raiz/api-client/rules';
import type { BadgeTone } from '@raiz/ui';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { subscriptionStatusMessages as messages } from '@raiz/ui/messages/subscription';

type Subscription = Received<'StatusAssinatura'>;

/** A subscription as /assinatura and /minha-assinatura show it. */
export interface Standing {
  tone: BadgeTone;
  /** The status with its next date in one sentence, and the remaining days of a trial. */
  sentences: readonly string[];
  /** The formatted day of the next renewal, where no sentence says it; a canceled one has none. */
  renewal: string | null;
  /** Only an active or trial subscription can be canceled. */
  canCancel: boolean;
  /** Key of the label of the button to /assinatura. */
  offer: 'activate' | 'renew' | 'paymentOptions';
}

function activeSentence(renewal: string): string {
  return renewal === emptyValue ? messages.active : messages.activeUntil({ renewal });
}

function trialSentences(endDate: string | null, now: Date): string[] {
  const end = formatDate(endDate);
  const isLastDay = calendarDay(endDate) === localDay(now);
  return [
    end === emptyValue ? messages.trial : messages.trialUntil({ endDate: end }),
    messages.trialDaysLeft({ days: trialDaysLeft(endDate, now) }),
    ...(isLastDay ? [messages.trialEndsToday] : []),
  ];
}

/** The day of the next renewal, unless it is unknown or the end of the cycle. */
function ownRenewal({ end_date, next_billing_date }: Subscription): string | null {
  const renewal = formatDate(next_billing_date);
  return renewal === emptyValue || renewal === formatDate(end_date) ? null : renewal;
}

/** Derives what is shown from the status (docs/specification.md#subscription-status). */
export function standingOf(subscription: Subscription, now: Date): Standing {
  const { status, end_date: endDate, next_billing_date } = subscription;
  const rest = { renewal: ownRenewal(subscription), canCancel: mayCancel(status) };
  switch (status) {
    case 'active': {
      const sentences = [activeSentence(formatDate(next_billing_date))];
      return { ...rest, tone: 'active', sentences, renewal: null, offer: 'paymentOptions' };
    }
    case 'trial':
      return { ...rest, tone: 'trial', sentences: trialSentences(endDate, now), offer: 'paymentOptions' };
    case 'canceled': {
      const canceled = { ...rest, renewal: null, offer: 'renew' } as const;
      return hasPremiumAccess(subscription, now)
        ? { ...canceled, tone: 'canceled', sentences: [messages.canceledUntil({ endDate: formatDate(endDate) })] }
        : { ...canceled, tone: 'cancelled', sentences: [messages.canceledEnded] };
    }
    case 'inactive':
    case 'expired':
      return { ...rest, tone: 'lapsed', sentences: [messages.inactive], offer: 'activate' };
    default:
      return { ...rest, tone: 'unknown', sentences: [messages.unknown], offer: 'paymentOptions' };
  }
}
