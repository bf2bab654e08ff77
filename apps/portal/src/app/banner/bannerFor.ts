import { hasPremiumAccess, trialDaysLeft, type SubscriptionFacts } from '@raiz/api-client/rules';
import { countOf, formatDate } from '@raiz/ui/format';
import { bannerMessages as messages } from '@raiz/ui/messages/global';

/** Content of the banner. */
export interface BannerContent {
  /** `warning`: no premium access, or unknown. `info`: access that will end. */
  tone: 'warning' | 'info';
  text: string;
  /** Text of the link to /assinatura. */
  link: string;
}

/** The banner for a subscription; null for an active one (docs/specification.md#banner). */
export function bannerFor(subscription: SubscriptionFacts, now: Date): BannerContent | null {
  const { status, end_date: endDate } = subscription;
  switch (status) {
    case 'active':
      return null;
    case 'trial': {
      const text = countOf(trialDaysLeft(endDate, now), messages.trialDays);
      return { tone: 'info', text, link: messages.paymentOptions };
    }
    case 'canceled':
      return hasPremiumAccess(subscription, now)
        ? { tone: 'info', text: messages.canceledUntil({ endDate: formatDate(endDate) }), link: messages.renew }
        : { tone: 'warning', text: messages.canceledEnded, link: messages.renew };
    case 'inactive':
    case 'expired':
      return { tone: 'warning', text: messages.inactive, link: messages.activate };
    default:
      return { tone: 'warning', text: messages.unknown, link: messages.seeSubscription };
  }
}
