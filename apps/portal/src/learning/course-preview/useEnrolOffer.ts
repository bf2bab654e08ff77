import { hasPremiumAccess } from '@raiz/api-client/rules';
import { $api } from '../../shared/queries.ts';
import { useSession } from '../../shared/useSession.ts';
import { useToday } from '../../shared/useToday.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { type EnrolOffer, enrolOffer } from './enrolOffer.ts';

/** A value read from a query; `failed` when it failed, undefined while it loads. */
function known<Data, Value>(
  query: { data: Data | undefined; isError: boolean },
  read: (data: Data) => Value,
  failed: Value,
): Value | undefined {
  if (query.data !== undefined) return read(query.data);
  return query.isError ? failed : undefined;
}

/**
 * The kind of enrol button of a course for this reader. A member whose enrolment is unknown may
 * try: the server answers 'Já inscrito'.
 * @param refused The server has answered that a subscription is needed.
 */
export function useEnrolOffer({ course, blocked }: CourseRead, refused: boolean): EnrolOffer {
  useToday();
  const isMember = useSession() !== null;
  const { profile, courses } = useMyCourses();
  const isPremium = course.is_premium === 1;
  const needsStatus = isMember && isPremium && !blocked && !course.userIsSubscriber;
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled: needsStatus });

  const isEnrolled = profile.isError
    ? false
    : known(courses, (mine) => mine.some((one) => one.id === course.id), false);
  const hasAccess = needsStatus ? known(subscription, (facts) => hasPremiumAccess(facts, new Date()), false) : !blocked;
  return enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, refused });
}
