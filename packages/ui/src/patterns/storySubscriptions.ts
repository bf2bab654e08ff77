import { formatDate, type DateLike } from '../format/date.ts';
import { bannerMessages as banner } from '../messages/global/banner.ts';
import { mySubscriptionMessages as mine } from '../messages/subscription/mySubscription.ts';
import { subscriptionStatusMessages as status } from '../messages/subscription/status.ts';

/** The strip below the header, for every status but active. */
export interface StoryBanner {
  tone: 'warning' | 'info';
  text: string;
  link: string;
}

/** A subscription as the screens would have worked it out. */
export interface StorySubscription {
  status: string;
  start: DateLike;
  end: DateLike;
  nextRenewal: DateLike;
  /** Last day of access, while a canceled subscription still gives any. */
  accessUntil?: DateLike;
  sentence: string;
  banner: StoryBanner | null;
  /** Words of the button to /assinatura. */
  button: string;
  canCancel: boolean;
}

const endDate = formatDate('2026-12-03');
const cycle = { start: '2026-11-03', end: '2026-12-03', nextRenewal: '2026-12-03' };
const never = { start: null, end: null, nextRenewal: null };

/** Every status of the contract, on 10 November 2026. */
export const subscriptions = {
  active: {
    status: 'active',
    ...cycle,
    sentence: status.active,
    banner: null,
    button: mine.paymentOptions,
    canCancel: true,
  },
  trial: {
    status: 'trial',
    start: '2026-11-03',
    end: '2026-11-17',
    nextRenewal: '2026-11-17',
    sentence: status.trialDaysLeft({ days: 7 }),
    banner: { tone: 'info', text: banner.trial({ days: 7 }), link: banner.paymentOptions },
    button: mine.paymentOptions,
    canCancel: true,
  },
  canceled: {
    status: 'canceled',
    ...cycle,
    nextRenewal: null,
    accessUntil: '2026-12-03',
    sentence: status.canceledUntil({ endDate }),
    banner: { tone: 'info', text: banner.canceledUntil({ endDate }), link: banner.reactivate },
    button: mine.renew,
    canCancel: false,
  },
  ended: {
    status: 'canceled',
    start: '2026-09-03',
    end: '2026-10-03',
    nextRenewal: null,
    sentence: status.canceledEnded,
    banner: { tone: 'warning', text: banner.canceledEnded, link: banner.reactivate },
    button: mine.renew,
    canCancel: false,
  },
  inactive: {
    status: 'inactive',
    ...never,
    sentence: status.inactive,
    banner: { tone: 'warning', text: banner.inactive, link: banner.activate },
    button: mine.activate,
    canCancel: false,
  },
  unknown: {
    status: 'past_due',
    ...cycle,
    sentence: status.unknown,
    banner: { tone: 'warning', text: banner.unknown, link: banner.seeSubscription },
    button: mine.paymentOptions,
    canCancel: false,
  },
} satisfies Record<string, StorySubscription>;
