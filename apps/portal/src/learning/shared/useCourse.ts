import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../shared/useSession.ts';
import { courseQuery } from './courseQuery.ts';

/**
 * Reads a course.
 * @param id Null is an address without an id, which fails without a call; undefined is not known yet and reads nothing.
 */
export function useCourse(id: number | null | undefined) {
  const reader = useSession() === null ? 'visitor' : 'member';
  return useQuery({
    ...courseQuery(id ?? null, reader),
    enabled: id !== undefined,
    // The page keeps its content while it reads again for another reader.
    placeholderData: (previous) => (previous?.course.id === id ? previous : undefined),
  });
}
