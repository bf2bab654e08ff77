import type { Received } from '@raiz/api-client';
import { isCourseCompleted } from '@raiz/api-client/rules';
import type { FilterWords } from '../shared/courseView.ts';

/** A course the member is enrolled in. */
export type EnrolledCourse = Received<'CursoInscrito'>;

/** The filters of the member's courses, by progress. */
export type MyCoursesFilter = 'all' | 'started' | 'notStarted' | 'finished';

/** The filters and their words in the address. */
export const myCoursesFilters: FilterWords<MyCoursesFilter> = [
  { filter: 'all', word: 'todos' },
  { filter: 'started', word: 'em-andamento' },
  { filter: 'notStarted', word: 'nao-iniciados' },
  { filter: 'finished', word: 'concluidos' },
];

function standing({ progress }: EnrolledCourse): MyCoursesFilter | null {
  if (progress === null) return null;
  if (isCourseCompleted(progress)) return 'finished';
  return progress > 0 ? 'started' : 'notStarted';
}

/** The courses that match a filter. */
export function filterMyCourses(courses: readonly EnrolledCourse[], filter: MyCoursesFilter): EnrolledCourse[] {
  return courses.filter((course) => filter === 'all' || standing(course) === filter);
}
