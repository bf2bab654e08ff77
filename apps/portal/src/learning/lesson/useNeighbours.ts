import { lessonMessages } from '@raiz/ui/messages/learning';
import type { UseQueryResult } from '@tanstack/react-query';
import { type Load, toLoad } from '../../shared/load.ts';
import type { CourseRead } from '../shared/useCourse.ts';
import { neighbours, type Neighbours } from './neighbours.ts';
import { useOrderedLessons } from './useOrderedLessons.ts';

/**
 * The lessons before and after one: by the server's order, or where that cannot be read by the course's own list, which is in
 * the same order. Fails only when neither can be read.
 * @param course The course's query, which the page has for its outline.
 */
export function useNeighbours(
  courseId: number,
  lessonId: number,
  isAdmin: boolean,
  course: UseQueryResult<CourseRead, unknown>,
): Load<Neighbours> {
  const query = useOrderedLessons(courseId);
  const ordered = toLoad(query, lessonMessages.navigationFailed);
  const listed = toLoad(course, lessonMessages.navigationFailed);

  if (ordered.state === 'ready') return { state: 'ready', data: neighbours(ordered.data, lessonId, isAdmin) };
  if (listed.state === 'ready') {
    const lessons = listed.data.course.modules.flatMap((module) => module.lessons);
    return { state: 'ready', data: neighbours(lessons, lessonId, isAdmin) };
  }
  if (ordered.state === 'loading' || listed.state === 'loading') return { state: 'loading' };
  return {
    state: 'failed',
    message: ordered.message,
    retrying: ordered.retrying || listed.retrying,
    retry() {
      ordered.retry();
      listed.retry();
    },
  };
}
