import { hasPremiumAccess } from '@raiz/api-client/rules';
import { $api } from '../../shared/queries.ts';
import { useSession } from '../../shared/useSession.ts';
import { useToday } from '../../shared/useToday.ts';
import type { CourseRead } from '../shared/courseQuery.ts';
import { useMyCourses } from '../shared/useMyCourses.ts';
import { type EnrolOffer, enrolOffer } from './enrolOffer.ts';

/** What a query says, a given value when it failed, undefined while it is under way. */
function known<Data, Value>(
  query: { data: Data | undefined; isError: boolean },
  read: (data: Data) => Value,
  failed: Value,
): Value | undefined {
  if (query.data !== undefined) return read(query.data);
  return query.isError ? failed : undefined;
}

/**
 * What the enrol button of a course is for this reader. Who cannot be told to be enrolled may try: the server answers 'Já inscrito'.
 * @param refused The server has answered that a subscription is needed.
 */
export function useEnrolOffer({ course, blocked }: CourseRead, refused: boolean): EnrolOffer {
  useToday();
  const isMember = useSession() !== null;
  const { profile, courses } = useMyCourses();
  const isPremium = course.is_premium === 1;
  const asks = isMember && isPremium && !blocked && !course.userIsSubscriber;
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, { enabled: asks });

  const isEnrolled = profile.isError
    ? false
    : known(courses, (mine) => mine.some((one) => one.id === course.id), false);
  const hasAccess = asks ? known(subscription, (facts) => hasPremiumAccess(facts, new Date()), false) : !blocked;
  return enrolOffer({ isMember, isEnrolled, isPremium, hasAccess, refused });
}
