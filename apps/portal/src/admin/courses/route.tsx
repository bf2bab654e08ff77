import { api } from '../../shared/api.ts';
import { $api } from '../../shared/queries.ts';
import { courseTreeReads } from '../shared/changedReads.ts';
import { useDeletion } from '../shared/useDeletion.ts';
import { CoursesScreen, type CourseRow } from './CoursesScreen.tsx';

/** `/admin/cursos`: every course, with the ways to change it (spec, section 2). */
export function Route() {
  const courses = $api.useQuery('get', '/admin/courses');
  const deletion = useDeletion(
    (course: CourseRow) => api.DELETE('/admin/courses/{id}', { params: { path: { id: course.id } } }),
    courseTreeReads,
  );

  return (
    <CoursesScreen
      courses={courses.data ?? null}
      failed={courses.isError && !courses.isFetching}
      onRetry={() => void courses.refetch()}
      deletion={deletion}
    />
  );
}
