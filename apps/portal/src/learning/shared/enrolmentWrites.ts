import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/reads/queries.ts';

/** Milliseconds for which a write decides against lists that were read later. */
const decidesFor = 60_000;

function writtenEnrolment(courseId: number | null) {
  return queryOptions<boolean>({ queryKey: ['enrolment written', courseId], queryFn: skipToken });
}

/** Keeps that the server has enrolled the member in a course (true) or removed the enrolment. */
export function rememberEnrolment(courseId: number, isEnrolled: boolean): void {
  queryClient.setQueryData(writtenEnrolment(courseId).queryKey, isEnrolled);
}

/**
 * What the last write has made of the member's enrolment in a course, which decides against the
 * list of the member's courses (docs/api-decisions.md#answers-that-disagree); undefined when the
 * list decides.
 * @param listedAt When the list was read, in milliseconds.
 */
export function useWrittenEnrolment(courseId: number | null, listedAt: number): boolean | undefined {
  const { data, dataUpdatedAt } = useQuery(writtenEnrolment(courseId));
  return dataUpdatedAt > listedAt - decidesFor ? data : undefined;
}
