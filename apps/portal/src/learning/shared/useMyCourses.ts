import { $api } from '../../shared/reads/queries.ts';
import { useProfile } from './useProfile.ts';

/**
 * Reads the courses a member is enrolled in, by the user id of the profile; reads nothing for a
 * visitor. `profile` shows whether the profile or the list failed.
 */
export function useMyCourses() {
  const profile = useProfile();
  const userId = profile.data?.user.id ?? null;
  const courses = $api.useQuery(
    'get',
    '/user/courses',
    { params: { query: { user_id: userId ?? 0 } } },
    { enabled: userId !== null },
  );
  const hasNoId = profile.data !== undefined && userId === null;
  const hasProfileFailed = profile.data === undefined && profile.isFetchedAfterMount;
  /** Neither known nor under way. Stays so while a part of the page reads again after a failure. */
  const isUnknown = courses.data === undefined && (hasProfileFailed || hasNoId || courses.isFetchedAfterMount);
  return { profile, courses, isUnknown };
}
