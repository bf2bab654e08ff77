import { expect, it } from 'vitest';
import { courseProgress, isCourseCompleted } from './learning.ts';

it('gives rounded percent, and 0 for a course without published lessons', () => {
  expect([courseProgress(0, 0), courseProgress(1, 3), courseProgress(2, 3), courseProgress(3, 3)]).toEqual([
    0, 33, 67, 100,
  ]);
});

it('rounds to 100 only when no lesson is missing', () => {
  expect([courseProgress(199, 200), courseProgress(9999, 10_000), courseProgress(200, 200)]).toEqual([99, 99, 100]);
});

it.each([
  [100, true],
  [101, true],
  [100.0001, true],
  [99.9999, false],
  [-5, false],
  [null, false],
  [Number.NaN, false],
])('a progress of %s: the course is completed: %s', (progress, expected) => {
  expect(isCourseCompleted(progress)).toBe(expected);
});
