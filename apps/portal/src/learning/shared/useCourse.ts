import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '../../shared/session/useSession.ts';
import { useCompletions } from './completions.ts';
import { withTick } from './courseFacts.ts';
import { courseQuery } from './courseQuery.ts';

/**
 * Reads a course, with the ticks from the lessons' own calls (`useCompletions`).
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
  const { data: read, dataUpdatedAt } = query;
  const completions = useCompletions(id ?? null, dataUpdatedAt);
  const data = useMemo(() => {
    if (read === undefined) return undefined;
    const ticked = completions.reduce(
      (course, [lesson, completed]) => withTick(course, lesson, completed),
      read.course,
    );
    return ticked === read.course ? read : { ...read, course: ticked };
  }, [read, completions]);
  return { ...query, data };
}
