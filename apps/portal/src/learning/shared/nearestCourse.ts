import type { Received } from '@raiz/api-client';
import { isCourseCompleted } from '@raiz/api-client/rules';
import { hasId, type WithId } from '../../shared/reads/rows.ts';

type Course = Received<'CursoInscrito'>;

/** The course with the most progress that is not finished; null when there is none. */
export function nearestCourse(courses: readonly Course[]): WithId<Course> | null {
  const open = courses.filter((course) => hasId(course)).filter(({ progress }) => !isCourseCompleted(progress));
  const [nearest = null] = open.toSorted((one, other) => (other.progress ?? 0) - (one.progress ?? 0));
  return nearest;
}
