import { lessonMessages } from '@raiz/ui/messages/learning';
import { toLoad, type Load } from '../../shared/reads/load.ts';
import { $api } from '../../shared/reads/queries.ts';
import { neighbours, type Neighbours } from './neighbours.ts';

/**
 * Reads the lessons before and after one (`neighbours`).
 * @param courseId The course of the lesson; null reads nothing.
 */
export function useNeighbours(courseId: number | null, lessonId: number | null, isAdmin: boolean): Load<Neighbours> {
  const ordered = $api.useQuery(
    'get',
    '/courses/{courseId}/ordered-lessons',
    { params: { path: { courseId: courseId ?? 0 } } },
    { enabled: courseId !== null, select: (rows) => neighbours(rows, lessonId ?? 0, isAdmin) },
  );
  return toLoad(ordered, lessonMessages.navigationFailed);
}
