import { hasPremiumAccess, isTodayOrLater, type SubscriptionFacts } from '@raiz/api-client/rules';
import { emptyValue, formatDate } from '@raiz/ui/format';
import { premiumNoticeMessages } from '@raiz/ui/messages/learning';
import { useToday } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { CourseRead } from './courseQuery.ts';

/**
 * Whether a course's lessons are closed to a member without premium access
 * (docs/specification.md#premium-access). Open to administrators. If the subscription opens it,
 * only a 403 of its own call closes it (docs/api-decisions.md#answers-that-disagree).
 * @param hasAccess Whether the subscription gives access, for a course that is not marked as open.
 */
export function isClosed({ course, blocked }: CourseRead, isAdmin: boolean, hasAccess = false): boolean {
  if (isAdmin) return false;
  return blocked || (course.is_premium === 1 && course.userIsSubscriber !== true && !hasAccess);
}

/**
 * `isClosed`, which reads a member's subscription unless the course is marked as open; undefined until the course and
 * that read have an answer.
 */
export function useIsClosed(read: CourseRead | undefined, isAdmin: boolean): boolean | undefined {
  const isMember = useSession() !== null;
  const enabled = isMember && read?.blocked === false && isClosed(read, isAdmin);
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled });
  if (!read || (enabled && stateOf(subscription) === 'loading')) return undefined;
  return isClosed(read, isAdmin, hasPremiumAccess(subscription.data, new Date()));
}

/**
 * Whether the server will open a course for the member, checked without requesting the course, so
 * that a member without premium access causes no 403. Unknown counts as open.
 */
export function useCourseAccess(courseId: number, isAdmin: boolean): 'checking' | 'open' | 'closed' {
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled: !isAdmin });
  const hasAccess = subscription.data ? hasPremiumAccess(subscription.data, new Date()) : !subscription.isPending;
  const catalogue = $api.useQuery('get', '/courses', undefined, {
    enabled: !isAdmin && subscription.isSuccess && !hasAccess,
  });
  if (isAdmin || hasAccess) return 'open';
  if (subscription.isPending || catalogue.isPending) return 'checking';
  return catalogue.data?.find((one) => one?.id === courseId)?.is_premium === 1 ? 'closed' : 'open';
}

/**
 * The note of a canceled subscription in a premium notice: how long access remains, or when it
 * ended. Null for every other status, and if the day is unknown.
 */
export function accessNote(subscription: SubscriptionFacts | undefined, now: Date): string | null {
  const endDate = formatDate(subscription?.end_date);
  if (subscription?.status !== 'canceled' || endDate === emptyValue) return null;
  const text = isTodayOrLater(subscription.end_date, now)
    ? premiumNoticeMessages.accessUntil
    : premiumNoticeMessages.accessEnded;
  return text({ endDate });
}

/**
 * The note of a premium notice (`accessNote`), or null, also if the read of the subscription
 * failed.
 */
export function useAccessNote(): string | null {
  useToday();
  const subscription = $api.useQuery('get', '/assinatura/status');
  return accessNote(subscription.data, new Date());
}
