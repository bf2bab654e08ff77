import { ApiFailure, type Schemas } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { queries } from '../../shared/queries.ts';
import { useSession } from '../../shared/useSession.ts';

/** A course with its modules and lessons, as the caller is shown it. */
export type Course = Schemas['CursoDetalhe'];
/** A module inside a course. */
export type Module = Course['modules'][number];
/** A lesson inside a course. */
export type Lesson = Module['lessons'][number];

/** What `GET /courses/{id}` said: the course, and whether it is only its preview, kept back for want of a subscription. */
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
 * Reads a course. A 403 with a preview is an answer, not a failure; every failure is an `ApiFailure`.
 * @param id Null is an address without an id, which fails without a call; undefined is not known yet and reads nothing.
 */
export function useCourse(id: number | null | undefined) {
  const reader = useSession() === null ? 'visitor' : 'member';
  const key = queries.keyOf('get', '/courses/{id}', { params: { path: { id: id ?? 0 } } });
  return queries.useOwnQuery({
    // Marked as ours: the data has another form than the bare answer has. And when a refused token has just been removed,
    // the page reads again as a visitor's.
    queryKey: [...key, reader],
    queryFn: ({ signal }) => readCourse(id ?? null, signal),
    enabled: id !== undefined,
    // Meanwhile the page stands, and with it whatever was under way on it.
    placeholderData: (previous) => (previous?.course.id === id ? previous : undefined),
  });
}
