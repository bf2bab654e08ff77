import { ApiFailure } from '@raiz/api-client';
import { $api } from '../../shared/queries.ts';
import { nextFreePosition } from '../shared/order/order.ts';
import { readForForm, useFirstAnswer } from '../shared/useFirstAnswer.ts';

/** The first usable id of an answer. @throws ApiFailure of kind `shape` when there is none */
function requireId(...candidates: (number | null | undefined)[]): number {
  const id = candidates.find((value) => Number.isSafeInteger(value) && Number(value) > 0);
  if (id == null) throw new ApiFailure('shape');
  return id;
}

/**
 * Reads a lesson and then its module and course, which the page names and leads back to. A lesson
 * without a module, or a module without a course, counts as a failed read.
 * @param lessonId Null for an invalid id in the address: reads nothing.
 */
export function useLessonReads(lessonId: number | null) {
  const lessonQuery = $api.useQuery(
    'get',
    '/admin/lessons/{id}',
    { params: { path: { id: lessonId ?? 0 } } },
    {
      enabled: lessonId !== null,
      select: (lesson) => ({ ...lesson, module_id: requireId(lesson.module_id) }),
      ...readForForm,
    },
  );
  const lesson = useFirstAnswer(lessonQuery);
  const moduleId = lesson?.module_id ?? 0;
  const moduleQuery = $api.useQuery(
    'get',
    '/admin/modules/{id}',
    { params: { path: { id: moduleId } } },
    {
      enabled: lesson !== null,
      select: (module) => ({ ...module, course_id: requireId(lesson?.course_id, module.course_id) }),
    },
  );
  const courseId = lesson?.course_id || moduleQuery.data?.course_id || 0;
  const courseQuery = $api.useQuery(
    'get',
    '/admin/courses/{id}',
    { params: { path: { id: courseId } } },
    { enabled: courseId > 0 },
  );
  const siblings = $api.useQuery(
    'get',
    '/admin/lessons/module/{moduleId}',
    { params: { path: { moduleId } } },
    { enabled: lesson !== null },
  );
  return {
    lesson,
    module: moduleQuery.data,
    course: courseQuery.data,
    /** The next free position; undefined while the other lessons are unknown. */
    nextFree: siblings.data && nextFreePosition(siblings.data),
    queries: [lessonQuery, moduleQuery, courseQuery],
  };
}
