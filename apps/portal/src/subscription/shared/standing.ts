import type { Received } from '@raiz/api-client';
import { calendarDay, canCancel as mayCancel, hasPremiumAccess, localDay, trialDaysLeft } from '@raiz/api-client/rules';
import type { NoticeTone } from '@raiz/ui';
import { formatDate } from '@raiz/ui/format';
import { subscriptionStatusMessages as messages } from '@raiz/ui/messages/subscription';

/** A subscription as /assinatura and /minha-assinatura show it. */
export interface Standing {
  tone: NoticeTone;
  /** The status in one sentence. */
  sentence: string;
  /** Further sentences: the remaining days of a trial. */
  details: readonly string[];
  /** Last day of access of a canceled subscription (ISO date), while access remains. */
  accessUntil: string | null;
  /** Whether the next renewal is shown: a canceled subscription has none. */
  renews: boolean;
  /** Only an active or trial subscription can be canceled. */
  canCancel: boolean;
  /** Key of the label of the button to /assinatura. */
  offer: 'activate' | 'renew' | 'paymentOptions';
}

function trialDetails(endDate: string | null, now: Date): string[] {
  const days = messages.trialDaysLeft({ days: trialDaysLeft(endDate, now) });
  return calendarDay(endDate) === localDay(now) ? [days, messages.trialEndsToday] : [days];
}

/** Derives what is shown from the status (docs/specification.md#subscription-status). */
export function standingOf(subscription: Received<'StatusAssinatura'>, now: Date): Standing {
  const { status, end_date: endDate } = subscription;
  const rest = { details: [], accessUntil: null, renews: true, canCancel: mayCancel(status) };
  switch (status) {
    case 'active':
      return { ...rest, tone: 'success', sentence: messages.active, offer: 'paymentOptions' };
    case 'trial': {
      const details = trialDetails(endDate, now);
      const tone = details.length > 1 ? 'warning' : 'info';
      return { ...rest, tone, sentence: messages.trial, details, offer: 'paymentOptions' };
    }
    case 'canceled': {
      const canceled = { ...rest, tone: 'warning', renews: false, offer: 'renew' } as const;
      return hasPremiumAccess(subscription, now)
        ? {
            ...canceled,
            tone: 'info',
            accessUntil: endDate,
            sentence: messages.canceledUntil({ endDate: formatDate(endDate) }),
          }
        : { ...canceled, sentence: messages.canceledEnded };
    }
    case 'inactive':
    case 'expired':
      return { ...rest, tone: 'warning', sentence: messages.inactive, offer: 'activate' };
    default:
      return { ...rest, tone: 'warning', sentence: messages.unknown, offer: 'paymentOptions' };
  }
}
