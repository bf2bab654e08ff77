import { hasPremiumAccess } from '@raiz/api-client/rules';
import { useToday } from '../../shared/page/useToday.ts';
import { $api } from '../../shared/reads/queries.ts';
import { useSession } from '../../shared/session/useSession.ts';
import type { CourseRead } from './courseQuery.ts';
import { useMyCourses } from './useMyCourses.ts';

/** The facts that decide the enrol button; undefined: not known yet. */
export interface EnrolFacts {
  isMember: boolean;
  isEnrolled: boolean | undefined;
  isPremium: boolean;
  /** Whether the member's subscription opens premium courses. */
  hasAccess: boolean | undefined;
  /** The server has answered that a subscription is needed. */
  isRejected: boolean;
}

/**
 * The kind of enrol button: `checking` until known, `enrolled` links to the course, `open` enrols
 * (or sends a visitor to /login), `needsSubscription` is disabled and the premium dialog explains
 * why (docs/specification.md#course-preview).
 */
export type EnrolOffer = 'checking' | 'enrolled' | 'open' | 'needsSubscription';

/** Decides the kind of enrol button. */
export function enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, isRejected }: EnrolFacts): EnrolOffer {
  if (!isMember) return 'open';
  if (isEnrolled === undefined) return 'checking';
  if (isEnrolled) return 'enrolled';
  if (isRejected) return 'needsSubscription';
  if (!isPremium || hasAccess === true) return 'open';
  return hasAccess === undefined ? 'checking' : 'needsSubscription';
}

/**
 * The kind of enrol button of a course for the user; `checking` for a course that is not known. A
 * member whose enrolment is unknown may try: the server answers 'Já inscrito'.
 * @param isRejected The server has answered that a subscription is needed.
 */
export function useEnrolOffer(read: CourseRead | undefined, isRejected: boolean): EnrolOffer {
  useToday();
  const isMember = useSession() !== null;
  const { courses, isUnknown } = useMyCourses();
  const isPremium = read?.course.is_premium === 1;
  const isBlocked = read?.blocked ?? false;
  const needsStatus = isMember && isPremium && !isBlocked && !read.course.userIsSubscriber;
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled: needsStatus });

  const isEnrolled = isUnknown ? false : courses.data?.some((one) => one?.id === read?.id);
  const isStatusPending = subscription.data === undefined && !subscription.isFetchedAfterMount;
  const status = isStatusPending ? undefined : hasPremiumAccess(subscription.data, new Date());
  const hasAccess = needsStatus ? status : !isBlocked;
  return read === undefined ? 'checking' : enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, isRejected });
}
