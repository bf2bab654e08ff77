import { ApiFailure } from '@raiz/api-client';
import { readField } from '@raiz/api-client/rules';
import { courseMessages } from '@raiz/ui/messages/learning';
import { useProfile } from '../../shared/member/useProfile.ts';
import { $api } from '../../shared/reads/queries.ts';
import { stateOf, type QueryResult } from '../../shared/reads/stateOf.ts';

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

/**
 * Reads the courses a member is enrolled in, by the user id of the profile; reads nothing for a
 * visitor. `member` shows whether the profile failed.
 */
export function useMyCourses() {
  const member = useMember();
  const courses = $api.useQuery(
    'get',
    '/user/courses',
    { params: { query: { user_id: member.data ?? 0 } } },
    { enabled: member.data !== undefined },
  );
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
