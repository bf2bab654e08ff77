import { $api } from '../../shared/reads/queries.ts';

/** Reads the lessons of one module, and the module and its course for the titles. */
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
  // The address may name a module of another course, whose title would be wrong here.
  const notFound = !enabled || (module.data !== undefined && (module.data.course_id ?? courseId) !== courseId);

  return {
    course: course.data ?? null,
    module: notFound ? null : (module.data ?? null),
    lessons: lessons.data ?? null,
    queries: [course, module, lessons],
    notFound,
  };
}
