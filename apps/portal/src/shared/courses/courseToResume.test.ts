import { buildEnrolledCourse } from '@raiz/api-client/testData';
import { expect, it } from 'vitest';
import { courseToResume } from './courseToResume.ts';

const courses = [0, 100, 30, 60].map((progress, index) => buildEnrolledCourse({ id: index + 1, progress }));

it.each([
  ['the first one begun', [], 3],
  ['the one that was open last', [4], 4],
  ['one that was opened, though nothing in it is completed', [1], 1],
  ['the newest that is not finished', [2, 4, 3], 4],
  ['the first one begun, when the member has left the one that was open', [9], 3],
])('is %s', (_name, visited, expected) => {
  const visits = visited.map((courseId) => ({ courseId, lessonId: 7 }));
  expect(courseToResume(courses, visits)?.id).toBe(expected);
});

it('is null when all are finished or not begun', () => {
  expect(courseToResume(courses.slice(0, 2), [])).toBeNull();
});
