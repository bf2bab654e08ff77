import { useMutationState, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/useSession.ts';
import { withTick } from './courseFacts.ts';
import { courseQuery } from './courseQuery.ts';

/** Prefix of the mutation keys of the writes that mark and unmark the lessons of a course, each with its lesson's id. */
export function completionWrites(courseId: number | null): [string, number | null] {
  return ['completion', courseId];
}

/**
 * Reads a course, with the ticks that pending writes will set.
 * @param id Null for an invalid id: fails without a request. Undefined: reads nothing yet.
 */
export function useCourse(id: number | null | undefined) {
  const reader = useSession() === null ? 'visitor' : 'member';
  const query = useQuery({
    ...courseQuery(id ?? null, reader),
    enabled: id !== undefined,
    // The page keeps its content while it reads again for another user.
    placeholderData: (previous) => (previous?.id === id ? previous : undefined),
  });
  const pending = useMutationState({
    filters: { mutationKey: completionWrites(id ?? null), status: 'pending' },
    select: ({ meta, state }) => ({ lessonId: Number(meta?.['lessonId']), completed: state.variables === true }),
  });
  const { data: read } = query;
  const data = useMemo(
    () => pending.reduce((ticked, { lessonId, completed }) => ticked && withTick(ticked, lessonId, completed), read),
    [read, pending],
  );
  return { ...query, data };
}
