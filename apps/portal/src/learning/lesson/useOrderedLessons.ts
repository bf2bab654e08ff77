import { queries } from '../../shared/queries.ts';

/** The lessons of a course in their order, published or not. */
export function useOrderedLessons(courseId: number) {
  return queries.useQuery('get', '/courses/{courseId}/ordered-lessons', { params: { path: { courseId } } });
}
