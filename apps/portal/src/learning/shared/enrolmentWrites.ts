import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../shared/reads/queries.ts';

/** Milliseconds during which a write overrides lists that were read later. */
const decidesFor = 60_000;

function writtenEnrolment(courseId: number | null) {
  return queryOptions<boolean>({ queryKey: ['enrolment written', courseId], queryFn: skipToken });
}

/** Stores that the server has enrolled the member in a course (true) or removed the enrolment. */
export function rememberEnrolment(courseId: number, isEnrolled: boolean): void {
  queryClient.setQueryData(writtenEnrolment(courseId).queryKey, isEnrolled);
}

/**
 * The result of the last write of an enrolment, which overrides the list of the member's courses
 * (docs/api-decisions.md#answers-that-disagree); undefined if the list decides.
 * @param listedAt When the list was read, in milliseconds.
 */
export function useWrittenEnrolment(courseId: number | null, listedAt: number): boolean | undefined {
  const { data, dataUpdatedAt } = useQuery(writtenEnrolment(courseId));
  return dataUpdatedAt > listedAt - decidesFor ? data : undefined;
}
