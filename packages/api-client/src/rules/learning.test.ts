import { expect, it } from 'vitest';
import { courseProgress } from './learning.ts';

it('gives rounded percent, and 0 for a course without published lessons', () => {
  expect([courseProgress(0, 0), courseProgress(1, 3), courseProgress(2, 3), courseProgress(3, 3)]).toEqual([
    0, 33, 67, 100,
  ]);
});
