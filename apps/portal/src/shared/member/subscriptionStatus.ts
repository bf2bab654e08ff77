import type { Received } from '@raiz/api-client';
import {
  calendarDay,
  canCancel,
  hasPremiumAccess,
  isTodayOrLater,
  localDay,
  type SubscriptionFacts,
  trialDaysLeft,
} from '@raiz/api-client/rules';
import { countOf, emptyValue, formatDate } from '@raiz/ui/format';
import { bannerMessages as banner } from '@raiz/ui/messages/global';
import { subscriptionStatusMessages as messages } from '@raiz/ui/messages/subscription';

/**
 * The state of a subscription today, also the tone of its badge. A canceled one is `ending` until
 * its access ends, then `ended`; `lapsed` is inactive or expired.
 */
type SubscriptionState = keyof typeof messages.labels;

/** The state from the API's status (docs/specification.md#subscription-status). */
function subscriptionState(subscription: SubscriptionFacts, now: Date): SubscriptionState {
  switch (subscription.status) {
    case 'active':
    case 'trial':
      return subscription.status;
    case 'canceled':
      return hasPremiumAccess(subscription, now) ? 'ending' : 'ended';
    case 'inactive':
    case 'expired':
      return 'lapsed';
    default:
      return 'unknown';
  }
}

/** The formatted day for a sentence about the future; null for one that is over or unknown. */
export function futureDay(date: string | null | undefined, now: Date): string | null {
  return isTodayOrLater(date, now) ? formatDate(date) : null;
}

export interface SubscriptionSummary {
  tone: SubscriptionState;
  /** Label of the badge. */
  label: string;
  sentence: string;
}

/** A subscription's label and sentence, for the profile. */
export function subscriptionSummary(subscription: SubscriptionFacts, now: Date): SubscriptionSummary {
  const tone = subscriptionState(subscription, now);
  return { tone, label: messages.labels[tone], sentence: sentenceOf(tone, subscription.end_date ?? null, now) };
}

function sentenceOf(state: SubscriptionState, endDate: string | null, now: Date): string {
  const days = trialDaysLeft(endDate, now);
  const sentences: Record<SubscriptionState, () => string> = {
    active: () => messages.active,
    trial: () => (days === null ? messages.trial : countOf(days, messages.trialDaysLeft)),
    ending: () => messages.canceledUntil({ endDate: formatDate(endDate) }),
    ended: () => messages.canceledEnded,
    lapsed: () => messages.inactive,
    unknown: () => messages.unknown,
  };
  return sentences[state]();
}

/** A subscription as /assinatura and /minha-assinatura show it. */
export interface SubscriptionDetails {
  tone: SubscriptionState;
  /** Label of the badge. */
  label: string;
  /** The status with its next date, if that is today or later, in one sentence, and the remaining days of a trial. */
  sentences: readonly string[];
  /**
   * The formatted day of the next renewal, `--` when unknown. Null if a sentence or the end of the
   * cycle already shows it, or if the subscription has none: canceled, or lapsed without a date.
   */
  renewal: string | null;
  /** Only an active or trial subscription can be canceled. */
  canCancel: boolean;
  /** Key of the label of the button to /assinatura. */
  offer: 'activate' | 'renew' | 'paymentOptions';
}

/** The status with its dates, and what the member can do. */
export function subscriptionDetails(subscription: Received<'StatusAssinatura'>, now: Date): SubscriptionDetails {
  const { status, end_date: endDate, next_billing_date } = subscription;
  const tone = subscriptionState(subscription, now);
  const renewal = formatDate(next_billing_date);
  const isKnown = renewal !== emptyValue;
  const nextRenewal = tone === 'active' ? futureDay(next_billing_date, now) : null;
  const isMentioned = isKnown && (nextRenewal !== null || renewal === formatDate(endDate));
  const hasNone = tone === 'ending' || tone === 'ended' || (tone === 'lapsed' && !isKnown);
  const sentence = sentenceOf(tone, endDate, now);
  return {
    tone,
    label: messages.labels[tone],
    sentences: [
      ...(tone === 'trial' && sentence !== messages.trial ? [trialSentence(futureDay(endDate, now))] : []),
      nextRenewal === null ? sentence : messages.activeUntil({ renewal: nextRenewal }),
      ...(tone === 'trial' && calendarDay(endDate) === localDay(now) ? [messages.trialEndsToday] : []),
    ],
    renewal: isMentioned || hasNone ? null : renewal,
    canCancel: canCancel(status),
    offer: offers[tone],
  };
}

const offers: Record<SubscriptionState, SubscriptionDetails['offer']> = {
  active: 'paymentOptions',
  trial: 'paymentOptions',
  ending: 'renew',
  ended: 'renew',
  lapsed: 'activate',
  unknown: 'paymentOptions',
};

function trialSentence(endDate: string | null): string {
  return endDate === null ? messages.trial : messages.trialUntil({ endDate });
}

export interface BannerContent {
  /** `warning`: no premium access, or unknown. `info`: access that will end. */
  tone: 'warning' | 'info';
  text: string;
  /** Text of the link to /assinatura. */
  link: string;
}

/** The banner for a subscription; null for an active one (docs/specification.md#banner). */
export function subscriptionBanner(subscription: SubscriptionFacts, now: Date): BannerContent | null {
  const { end_date: endDate } = subscription;
  const days = trialDaysLeft(endDate, now);
  switch (subscriptionState(subscription, now)) {
    case 'active':
      return null;
    case 'trial':
      return {
        tone: 'info',
        text: days === null ? banner.trial : countOf(days, banner.trialDays),
        link: banner.paymentOptions,
      };
    case 'ending':
      return { tone: 'info', text: banner.canceledUntil({ endDate: formatDate(endDate) }), link: banner.renew };
    case 'ended':
      return { tone: 'warning', text: banner.canceledEnded, link: banner.renew };
    case 'lapsed':
      return { tone: 'warning', text: banner.inactive, link: banner.activate };
    case 'unknown':
      return { tone: 'warning', text: banner.unknown, link: banner.seeSubscription };
  }
}
