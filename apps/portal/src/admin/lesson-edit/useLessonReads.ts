import { $api } from '../../shared/reads/queries.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';

/** The first usable id, or null. */
function firstId(...candidates: (number | null | undefined)[]): number | null {
  return candidates.find((id) => Number.isSafeInteger(id) && Number(id) > 0) ?? null;
}

/**
 * Reads a lesson and then its module and course, which the page names and leads back to. What the
 * answers do not name is not read, and null.
 * @param lessonId Null for an invalid id in the address: reads nothing.
 */
export function useLessonReads(lessonId: number | null) {
  const lessonQuery = $api.useQuery(
    'get',
    '/admin/lessons/{id}',
    { params: { path: { id: lessonId ?? 0 } } },
    { enabled: lessonId !== null, ...readForForm },
  );
  const lesson = useFirstAnswer(lessonQuery);
  const moduleId = firstId(lesson?.module_id);
  const moduleQuery = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId ?? 0 } } },
    { enabled: moduleId !== null },
  );
  const courseId = firstId(lesson?.course_id, moduleQuery.data?.course_id);
  const courseQuery = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: courseId ?? 0 } } },
    { enabled: courseId !== null },
  );
  const isReady = (moduleId === null || moduleQuery.isSuccess) && (courseId === null || courseQuery.isSuccess);
  return {
    /** Null until all that the page names has been read. */
    lesson: isReady ? lesson : null,
    moduleId,
    moduleTitle: moduleQuery.data?.title ?? null,
    courseId,
    courseTitle: courseQuery.data?.title ?? null,
    queries: [lessonQuery, moduleQuery, courseQuery],
  };
}
