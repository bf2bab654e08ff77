import { buildEnrolledCourse } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { nearestCourse } from './nearestCourse.ts';

function course(id: number | null, progress: number | null) {
  return buildEnrolledCourse({ id, progress });
}

it.each([
  ['the one with the most progress', [course(1, 20), course(2, 80), course(3, 100)], 2],
  ['one without progress counts as not begun', [course(1, null), course(2, 5)], 2],
  ['a finished one has its certificate', [course(1, 100)], undefined],
  ['one without an id cannot be opened', [course(null, 90)], undefined],
  ['none', [], undefined],
])('%s', (_name, courses, id) => {
  expect(nearestCourse(courses)?.id).toBe(id);
});
