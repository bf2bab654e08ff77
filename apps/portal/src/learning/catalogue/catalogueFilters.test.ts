import { buildCatalogueCourse } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { filterCourses, offeredFilters, type CatalogueFilter, type Enrolments } from './catalogueFilters.ts';

const courses = [
  buildCatalogueCourse({ id: 1, is_premium: 0 }),
  buildCatalogueCourse({ id: 2, is_premium: 1 }),
  buildCatalogueCourse({ id: 3, is_premium: 1 }),
];

it.each<[CatalogueFilter, Enrolments | null, number[]]>([
  ['all', new Map([[2, 50]]), [1, 2, 3]],
  ['free', null, [1]],
  ['premium', null, [2, 3]],
  ['enrolled', new Map([[2, 50]]), [2]],
  ['enrolled', new Map(), []],
  ['enrolled', null, [1, 2, 3]],
])('%s of those enrolled in %o', (filter, enrolledIn, ids) => {
  expect(filterCourses(courses, filter, enrolledIn).map(({ id }) => id)).toEqual(ids);
});

it('offers the own courses only where they are known', () => {
  expect(offeredFilters(null)).toEqual(['all', 'free', 'premium']);
  expect(offeredFilters(new Map())).toContain('enrolled');
});
