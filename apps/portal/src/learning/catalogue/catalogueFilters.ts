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

/** The courses that a member is enrolled in, each with the progress in percent. */
export type Enrolments = ReadonlyMap<number | null, number | null>;

/**
 * The filters that the user can choose; `enrolled` only when the enrolments are known.
 * @param enrolledIn The member's courses; null for visitors and while unknown.
 */
export function offeredFilters(enrolledIn: Enrolments | null): CatalogueFilter[] {
  return ['all', 'free', 'premium', ...(enrolledIn === null ? [] : ['enrolled' as const])];
}

/** Whether the member is enrolled in a course; false for a course without an id. */
export function isEnrolled({ id }: CatalogueCourse, enrolledIn: Enrolments | null): boolean {
  return id !== null && enrolledIn !== null && enrolledIn.has(id);
}

/** The courses that match a filter. While the enrolments are unknown, `enrolled` matches all. */
export function filterCourses(
  courses: readonly CatalogueCourse[],
  filter: CatalogueFilter,
  enrolledIn: Enrolments | null,
): CatalogueCourse[] {
  return courses.filter((course) => {
    if (filter === 'all') return true;
    if (filter === 'enrolled') return enrolledIn === null || isEnrolled(course, enrolledIn);
    return course.is_premium === (filter === 'premium' ? 1 : 0);
  });
}
