import { buildCatalogueCourse } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { filterCourses, offeredFilters, type CatalogueFilter } from './catalogueFilters.ts';

const courses = [
  buildCatalogueCourse({ id: 1, is_premium: 0 }),
  buildCatalogueCourse({ id: 2, is_premium: 1 }),
  buildCatalogueCourse({ id: 3, is_premium: 1 }),
];

it.each<[CatalogueFilter, ReadonlySet<number> | null, number[]]>([
  ['all', new Set([2]), [1, 2, 3]],
  ['free', null, [1]],
  ['premium', null, [2, 3]],
  ['enrolled', new Set([2]), [2]],
  ['enrolled', new Set(), []],
  ['enrolled', null, [1, 2, 3]],
])('%s of those enrolled in %j', (filter, enrolledIn, ids) => {
  expect(filterCourses(courses, filter, enrolledIn).map(({ id }) => id)).toEqual(ids);
});

it('offers the own courses only where they are known', () => {
  expect(offeredFilters(null)).toEqual(['all', 'free', 'premium']);
  expect(offeredFilters(new Set())).toContain('enrolled');
});
