import { $api } from '../../shared/queries.ts';
import { anyFailed, retryFailed } from '../shared/failedQueries.ts';

/** What the lesson list of one module shows: its lessons, and the module and course for the titles. */
export function useLessonList(courseId: number, moduleId: number) {
  const enabled = courseId > 0 && moduleId > 0;
  const course = $api.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const module = $api.useQuery('get', '/admin/modules/{id}', { params: { path: { id: moduleId } } }, { enabled });
  const lessons = $api.useQuery(
    'get',
    '/admin/lessons/module/{moduleId}',
    { params: { path: { moduleId } } },
    { enabled },
  );
  const all = [course, module, lessons];
  // The address may name a module of another course, whose title would then be a lie.
  const isWrongPlace = !enabled || (module.data !== undefined && module.data.course_id !== courseId);

  return {
    course: course.data ?? null,
    module: isWrongPlace ? null : (module.data ?? null),
    lessons: lessons.data ?? null,
    failed: isWrongPlace || anyFailed(all),
    onRetry: isWrongPlace ? null : () => retryFailed(all),
  };
}
