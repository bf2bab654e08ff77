import type { Received } from '@raiz/api-client';
import { isCourseCompleted } from '@raiz/api-client/rules';
import { courseParameters } from '../shared/courseView.ts';

/** A course the member is enrolled in. */
export type EnrolledCourse = Received<'CursoInscrito'>;

/** The filters of the member's courses, by progress. */
export type MyCoursesFilter = 'all' | 'started' | 'notStarted' | 'finished';

/** The filters in the order shown. */
export const myCoursesFilters: readonly MyCoursesFilter[] = ['all', 'started', 'notStarted', 'finished'];

/** Search and filter in the address. */
export const myCoursesParameters = courseParameters<MyCoursesFilter>(
  { all: 'todos', started: 'em-andamento', notStarted: 'nao-iniciados', finished: 'concluidos' },
  'all',
);

function filterOf({ progress }: EnrolledCourse): MyCoursesFilter | null {
  if (progress === null) return null;
  if (isCourseCompleted(progress)) return 'finished';
  return progress > 0 ? 'started' : 'notStarted';
}

/** The courses that match a filter. */
export function filterMyCourses(courses: readonly EnrolledCourse[], filter: MyCoursesFilter): EnrolledCourse[] {
  return courses.filter((course) => filter === 'all' || filterOf(course) === filter);
}
