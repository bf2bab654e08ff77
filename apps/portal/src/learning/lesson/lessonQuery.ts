import { ApiFailure, toFailure, type Received } from '@raiz/api-client';
import { queryOptions } from '@tanstack/react-query';
import { $api } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';

/**
 * A lesson, or a blocked one that needs a subscription. Title and course of a blocked lesson are
 * null if the server omits them.
 */
export type LessonRead =
  | { kind: 'open'; id: number; lesson: Received<'Aula'> }
  | { kind: 'blocked'; id: number; title: string | null; courseId: number | null };

async function readLesson(id: number | null, signal: AbortSignal): Promise<LessonRead> {
  if (id === null) throw new ApiFailure('shape');
  try {
    const { data, error } = await api.GET('/lessons/{id}', { params: { path: { id } }, signal });
    if (data) return { kind: 'open', id, lesson: data };
    if (error && 'course_id' in error) return { kind: 'blocked', id, title: error.title, courseId: error.course_id };
  } catch (caught) {
    // Every 403 means "blocked by subscription", also one without a usable body
    // (docs/api-decisions.md#readlesson).
    if (toFailure(caught).status !== 403) throw caught;
    return { kind: 'blocked', id, title: null, courseId: null };
  }
  throw new ApiFailure('shape');
}

/**
 * The query of a lesson. Every error except a 403 is an `ApiFailure`.
 * @param id Null for an invalid id in the address: fails without a request.
 */
export function lessonQuery(id: number | null) {
  const { queryKey } = $api.queryOptions('get', '/lessons/{id}', { params: { path: { id: id ?? 0 } } });
  return queryOptions({
    // Not the key of the plain answer, because the data differs.
    queryKey: [...queryKey, 'or-blocked'],
    queryFn: ({ signal }) => readLesson(id, signal),
  });
}

/** Title and course of a lesson, open or blocked; null where unknown. */
export function titleAndCourse(read: LessonRead | undefined): { title: string | null; courseId: number | null } {
  if (read === undefined) return { title: null, courseId: null };
  if (read.kind === 'blocked') return read;
  return { title: read.lesson.title, courseId: read.lesson.course_id };
}
