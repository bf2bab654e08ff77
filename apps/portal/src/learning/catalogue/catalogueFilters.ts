import type { Received } from '@raiz/api-client';
import { courseParameters } from '../shared/courseView.ts';

/** A course of the catalogue. */
export type CatalogueCourse = Received<'Curso'>;

/** The filters of the catalogue. */
export type CatalogueFilter = 'all' | 'free' | 'premium' | 'enrolled';

/** Search and filter in the address. */
export const catalogueParameters = courseParameters<CatalogueFilter>(
  { all: 'todos', free: 'livres', premium: 'premium', enrolled: 'inscritos' },
  'all',
);

/**
 * The filters that the user can choose; `enrolled` only when the enrolments are known.
 * @param enrolledIn Ids of the member's courses; null for visitors and while unknown.
 */
export function offeredFilters(enrolledIn: ReadonlySet<number> | null): CatalogueFilter[] {
  return ['all', 'free', 'premium', ...(enrolledIn === null ? [] : ['enrolled' as const])];
}

/** Whether the member is enrolled in a course; false for a course without an id. */
export function isEnrolled({ id }: CatalogueCourse, enrolledIn: ReadonlySet<number> | null): boolean {
  return id !== null && enrolledIn !== null && enrolledIn.has(id);
}

/** The courses that match a filter. While the enrolments are unknown, `enrolled` matches all. */
export function filterCourses(
  courses: readonly CatalogueCourse[],
  filter: CatalogueFilter,
  enrolledIn: ReadonlySet<number> | null,
): CatalogueCourse[] {
  return courses.filter((course) => {
    if (filter === 'all') return true;
    if (filter === 'enrolled') return enrolledIn === null || isEnrolled(course, enrolledIn);
    return course.is_premium === (filter === 'premium' ? 1 : 0);
  });
}
