import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lastLessonOf, lastLessons, rememberLesson } from './lastLessons.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
    get length() {
      return stored.size;
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

it('keeps the newest lesson of each course, the newest course first, for each person', () => {
  rememberLesson(2, { courseId: 1, lessonId: 10 });
  rememberLesson(2, { courseId: 5, lessonId: 50 });
  rememberLesson(2, { courseId: 1, lessonId: 11 });
  rememberLesson(3, { courseId: 1, lessonId: 99 });
  expect(lastLessons(2)).toEqual([
    { courseId: 1, lessonId: 11 },
    { courseId: 5, lessonId: 50 },
  ]);
  expect(lastLessonOf(2, 5)).toBe(50);
  expect(lastLessonOf(3, 5)).toBeNull();
  expect(lastLessonOf(undefined, 5)).toBeNull();
});

it('forgets the oldest courses', () => {
  for (let courseId = 1; courseId <= 60; courseId += 1) rememberLesson(2, { courseId, lessonId: 1 });
  expect(lastLessons(2)).toHaveLength(50);
  expect(lastLessonOf(2, 60)).toBe(1);
  expect(lastLessonOf(2, 1)).toBeNull();
});

it.each(['', 'x', '{}', 'null', '[null, 3, {"courseId": "1"}]'])('ignores %j', (text) => {
  stored.set('lastLessons.2', text);
  expect(lastLessons(2)).toEqual([]);
});

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberLesson(2, { courseId: 1, lessonId: 10 });
  expect(lastLessons(2)).toEqual([]);
});
