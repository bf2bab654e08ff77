import { ApiFailure, toFailure, type Schemas } from '@raiz/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { $api } from '../../shared/queries.ts';

/**
 * A lesson, or that the member's subscription does not open it; then its course is known only if
 * the server says it.
 */
export type LessonRead =
  { kind: 'open'; lesson: Schemas['Aula'] } | { kind: 'blocked'; title: string | null; courseId: number | null };

async function readLesson(id: number | null, signal: AbortSignal): Promise<LessonRead> {
  if (id === null) throw new ApiFailure('shape');
  try {
    const { data, error } = await api.GET('/lessons/{id}', { params: { path: { id } }, signal });
    if (data) return { kind: 'open', lesson: data };
    if (error && 'course_id' in error) return { kind: 'blocked', title: error.title, courseId: error.course_id };
  } catch (caught) {
    // A 403 always means "blocked by subscription" (operations.md, section 5), also with a bare
    // body.
    if (toFailure(caught).status !== 403) throw caught;
    return { kind: 'blocked', title: null, courseId: null };
  }
  throw new ApiFailure('shape');
}

/**
 * The read of a lesson. Every failure but a 403 is an `ApiFailure`.
 * @param id Null is an address without an id, which fails without a call.
 */
export function lessonQuery(id: number | null) {
  const { queryKey } = $api.queryOptions('get', '/lessons/{id}', { params: { path: { id: id ?? 0 } } });
  return queryOptions({
    // The data has another form than the bare answer, so it has a key of its own.
    queryKey: [...queryKey, 'or-blocked'],
    queryFn: ({ signal }) => readLesson(id, signal),
  });
}
