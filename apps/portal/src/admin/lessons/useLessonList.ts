import { queries } from '../../shared/queries.ts';

/** What the lesson list of one module shows: its lessons, and the module and course for the titles. */
export function useLessonList(courseId: number, moduleId: number) {
  const enabled = courseId > 0 && moduleId > 0;
  const course = queries.useQuery('get', '/admin/courses/{id}', { params: { path: { id: courseId } } }, { enabled });
  const module = queries.useQuery('get', '/admin/modules/{id}', { params: { path: { id: moduleId } } }, { enabled });
  const lessons = queries.useQuery('get', '/admin/lessons/module/{moduleId}', { params: { path: { moduleId } } }, { enabled });
  const all = [course, module, lessons];

  return {
    course: course.data ?? null,
    module: module.data ?? null,
    lessons: lessons.data ?? null,
    failed: !enabled || all.some((query) => query.isError),
    retrying: all.some((query) => query.isFetching),
    onRetry: () => {
      for (const query of all) if (query.isError) void query.refetch();
    },
  };
}
