import { hasPremiumAccess, trialDaysLeft, type SubscriptionFacts } from '@raiz/api-client/rules';
import { formatDate } from '@raiz/ui/format';
import { bannerMessages as messages } from '@raiz/ui/messages/global';

/** What the banner says. */
export interface BannerWords {
  /** `warning`: premium content is closed, or nobody knows. `info`: it is open, but something will end. */
  tone: 'warning' | 'info';
  text: string;
  /** Words of the link to /assinatura. */
  link: string;
}

/** The banner for a subscription, null for an active one (spec, section 2; decisions.md, Subscription). */
export function bannerFor(subscription: SubscriptionFacts, now: Date): BannerWords | null {
  const { status, end_date: endDate } = subscription;
  switch (status) {
    case 'active':
      return null;
    case 'trial': {
      const text = messages.trial({ days: trialDaysLeft(endDate, now) });
      return { tone: 'info', text, link: messages.paymentOptions };
    }
    case 'canceled':
      return hasPremiumAccess(subscription, now)
        ? { tone: 'info', text: messages.canceledUntil({ endDate: formatDate(endDate) }), link: messages.reactivate }
        : { tone: 'warning', text: messages.canceledEnded, link: messages.reactivate };
    case 'inactive':
    case 'expired':
      return { tone: 'warning', text: messages.inactive, link: messages.activate };
    default:
      return { tone: 'warning', text: messages.unknown, link: messages.seeSubscription };
  }
}
