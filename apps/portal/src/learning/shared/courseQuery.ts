import { ApiFailure, type Received } from '@raiz/api-client';
import { queryOptions } from '@tanstack/react-query';
import { $api } from '../../shared/reads/queries.ts';
import { api } from '../../shared/session/api.ts';

/** A course with the modules and lessons that the caller may see. */
export type Course = Received<'CursoDetalhe'>;
/** A module inside a course. */
export type Module = Received<'ModuloComAulas'>;
/** A lesson inside a course. */
export type Lesson = Received<'Aula'>;

/**
 * The answer of `GET /courses/{id}`: the course, or its preview for users without premium access.
 */
export interface CourseRead {
  /** The requested id, because the answer may lack it. */
  id: number;
  course: Course;
  /** The server answered 403 with a preview (docs/api-decisions.md#readcourse). */
  blocked: boolean;
}

async function readCourse(id: number | null, signal: AbortSignal): Promise<CourseRead> {
  if (id === null) throw new ApiFailure('shape');
  const { data, error } = await api.GET('/courses/{id}', { params: { path: { id } }, signal });
  if (data) return { id, course: data, blocked: false };
  if (error && 'modules' in error) return { id, course: error, blocked: true };
  throw new ApiFailure('shape');
}

/**
 * The query of a course. A 403 with a preview is data, not an error; every error is an
 * `ApiFailure`.
 * @param id Null for an invalid id in the address: fails without a request.
 * @param reader Part of the key: after a rejected token the page reads again as a visitor.
 */
export function courseQuery(id: number | null, reader: 'visitor' | 'member') {
  const { queryKey } = $api.queryOptions('get', '/courses/{id}', { params: { path: { id: id ?? 0 } } });
  return queryOptions({
    queryKey: [...queryKey, reader],
    queryFn: ({ signal }) => readCourse(id, signal),
  });
}
