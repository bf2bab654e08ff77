import { ApiFailure } from '@raiz/api-client';
import { readField } from '@raiz/api-client/rules';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { courseMessages } from '@raiz/ui/messages/learning';
import { useProfile } from '../../shared/member/useProfile.ts';
import { $api, queryClient } from '../../shared/reads/queries.ts';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';
import { api, dataOrThrow } from '../../shared/session/api.ts';
import { courseQuery } from './courseQuery.ts';

/** The profile's query; a profile without the user's id counts as failed. */
function useMember() {
  const profile = useProfile();
  const id = profile.data?.user.id;
  if (id !== null) return { ...profile, data: id };
  // Also if an earlier part of the page has fetched it: no read is pending.
  return { ...profile, data: undefined, error: new ApiFailure('shape'), isFetchedAfterMount: true };
}

/**
 * The message for a list that needs the member's id: a failed profile has its own message.
 * @param text The message for a failure of the list itself.
 */
export function memberFailure(
  member: QueryResult<number>,
  text: string,
): (error: unknown, query: QueryResult<unknown>) => string {
  return (_error, query) => (query === member ? courseMessages.loginFailed : text);
}

/** Whether the server has a member as enrolled in a course now. */
export async function readEnrolled(userId: number, courseId: number): Promise<boolean> {
  const courses = dataOrThrow(await api.GET('/user/courses', { params: { query: { user_id: userId } } }));
  return courses.some((one) => one?.id === courseId);
}

/** The query of the courses that a member is enrolled in. */
function myCoursesQuery(userId: number) {
  return queryOptions($api.queryOptions('get', '/user/courses', { params: { query: { user_id: userId } } }));
}

/**
 * Adds a course to the list of a member's courses, or removes it, as a write has decided and until the list is read
 * again (docs/api-decisions.md#answers-that-disagree).
 * @param userId Undefined when unknown: there is no list.
 */
export async function setEnrolled(userId: number | undefined, courseId: number, isEnrolled: boolean): Promise<void> {
  if (userId === undefined) return;
  const { queryKey } = myCoursesQuery(userId);
  // A pending read would restore the old state.
  await queryClient.cancelQueries({ queryKey });
  const course = queryClient.getQueryData(courseQuery(courseId, 'member').queryKey)?.course;
  const row = { id: courseId, title: course?.title ?? null, description: course?.description ?? null, progress: 0 };
  queryClient.setQueryData(queryKey, (rows) => {
    if (!isEnrolled) return rows?.filter((one) => one?.id !== courseId);
    return rows?.some((one) => one?.id === courseId) ? rows : rows && [...rows, row];
  });
}

/**
 * Reads the courses a member is enrolled in, by the user id of the profile; reads nothing for a
 * visitor. `member` shows whether the profile failed.
 */
export function useMyCourses() {
  const member = useMember();
  const courses = useQuery({ ...myCoursesQuery(member.data ?? 0), enabled: member.data !== undefined });
  /** Neither known nor pending. Stays true during a retry of a part of the page. */
  const isUnknown = courses.data === undefined && (stateOf(member) === 'failed' || courses.isFetchedAfterMount);
  return { member, courses, isUnknown };
}

/** The navigation state of the redirect from an abandoned course to the catalogue. */
export const abandonedState = { abandoned: true } as const;

/** Whether a navigation state is from an abandoned course. */
export function hasAbandoned(state: unknown): boolean {
  return readField(state, 'abandoned') === true;
}
