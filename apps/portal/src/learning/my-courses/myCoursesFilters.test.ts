import { buildEnrolledCourse } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { filterMyCourses } from './myCoursesFilters.ts';

const courses = [0, 0.4, 99.9, 100].map((progress, id) => buildEnrolledCourse({ id, progress }));

it.each([
  ['all', [0, 1, 2, 3]],
  ['notStarted', [0]],
  ['started', [1, 2]],
  ['finished', [3]],
] as const)('%s', (filter, ids) => {
  expect(filterMyCourses(courses, filter).map(({ id }) => id)).toEqual(ids);
});
