import { lessonMessages } from '@raiz/ui/messages/learning';
import { type Load, toLoad } from '../../shared/load.ts';
import { neighbours, type Neighbours } from './neighbours.ts';
import { useOrderedLessons } from './useOrderedLessons.ts';

/**
 * The lessons before and after one, by the server's order. The outline has an order too, but it is not asked in its place: where
 * the two differ, a reader would be led another way than the day before (operations 5: previous and next stay hidden).
 */
export function useNeighbours(courseId: number, lessonId: number, isAdmin: boolean): Load<Neighbours> {
  const ordered = toLoad(useOrderedLessons(courseId), lessonMessages.navigationFailed);
  if (ordered.state !== 'ready') return ordered;
  return { state: 'ready', data: neighbours(ordered.data, lessonId, isAdmin) };
}
