import { ApiFailure, type Schemas } from '@raiz/api-client';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';
import { $api } from '../../shared/queries.ts';

/** A course with its modules and lessons, as the caller is shown it. */
export type Course = Schemas['CursoDetalhe'];
/** A module inside a course. */
export type Module = Course['modules'][number];
/** A lesson inside a course. */
export type Lesson = Module['lessons'][number];

/**
 * What `GET /courses/{id}` said: the course, and whether it is only the preview for readers without
 * a subscription.
 */
export interface CourseRead {
  course: Course;
  /** The server answered 403 with a usable preview (spec, section 7). */
  blocked: boolean;
}

async function readCourse(id: number | null, signal: AbortSignal): Promise<CourseRead> {
  if (id === null) throw new ApiFailure('shape');
  const { data, error } = await api.GET('/courses/{id}', { params: { path: { id } }, signal });
  if (data) return { course: data, blocked: false };
  if (error && 'modules' in error) return { course: error, blocked: true };
  throw new ApiFailure('shape');
}

/**
 * The read of a course. A 403 with a preview is an answer, not a failure; every failure is an
 * `ApiFailure`.
 * @param id Null is an address without an id, which fails without a call.
 * @param reader Part of the key: a page whose token was refused reads again as a visitor's.
 */
export function courseQuery(id: number | null, reader: 'visitor' | 'member') {
  const { queryKey } = $api.queryOptions('get', '/courses/{id}', { params: { path: { id: id ?? 0 } } });
  return queryOptions({
    queryKey: [...queryKey, reader],
    queryFn: ({ signal }) => readCourse(id, signal),
  });
}
