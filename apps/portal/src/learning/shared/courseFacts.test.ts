import { buildCourse, buildLesson, buildModule } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { contentsOf, lessonOf, lessonToResume, moduleOf, progressOf, withTick } from './courseFacts.ts';
import type { Course, Lesson } from './courseQuery.ts';

function lesson(id: number, published: 0 | 1, completed: boolean): Lesson {
  return buildLesson({ id, title: `Aula ${id}`, published, completed });
}

function course(lessons: Lesson[], fields: Partial<Course> = {}): Course {
  return buildCourse({ modules: [buildModule({ lessons })], ...fields });
}

const mixed = course([lesson(1, 1, true), lesson(2, 0, false), lesson(3, 1, false), lesson(4, 0, true)]);

const vimeo = 'https://vimeo.com/76979871';

describe('contentsOf', () => {
  it('counts published lessons and those with a video, for administrators all', () => {
    const draft = { ...lesson(3, 0, false), video_url: vimeo };
    const lessons = [lesson(1, 1, false), { ...lesson(2, 1, false), video_url: vimeo }, draft];
    expect(contentsOf(course(lessons), false)).toBe('2 aulas · 1 com vídeo · certificado');
    expect(contentsOf(course(lessons), true)).toBe('3 aulas · 2 com vídeo · certificado');
    expect(contentsOf(course([draft, { ...draft, published: null }]), false)).toBe('Nenhuma aula');
  });

  it('says nothing of videos where it sees none', () => {
    expect(contentsOf(course([lesson(1, 1, false)]), false)).toBe('1 aula · certificado');
  });

  it('promises no certificate for a course without lessons', () => {
    expect(contentsOf(course([]), false)).toBe('Nenhuma aula');
  });
});

describe('progressOf', () => {
  it('counts published lessons only', () => {
    expect(progressOf(mixed)).toEqual({ done: 1, total: 2, percent: 50, isCompleted: false, areAllDone: false });
  });

  it('believes the percent of the server', () => {
    expect(progressOf({ ...mixed, progress: 51 }).percent).toBe(51);
  });

  it('is 0 without lessons', () => {
    expect(progressOf(course([]))).toEqual({ done: 0, total: 0, percent: 0, isCompleted: false, areAllDone: false });
  });
});

it.each([
  [101, 100, true],
  [100.0001, 100, true],
  [99.9999, 99.9999, false],
  [-5, 0, false],
])('progressOf reads a progress of %s as %s percent, completed: %s', (progress, percent, isCompleted) => {
  expect(progressOf({ ...mixed, progress })).toMatchObject({ percent, isCompleted });
});

it('progressOf counts a completed course where the server sends no percent', () => {
  expect(progressOf(course([lesson(1, 1, true)])).isCompleted).toBe(true);
  expect(progressOf(course([lesson(1, 1, true)])).areAllDone).toBe(true);
});

/** The course of a read with one tick. */
function tick(one: Course, lessonId: number, completed: boolean): Course {
  return withTick({ id: 1, course: one, blocked: false }, lessonId, completed).course;
}

it('withTick takes the lesson back from a course with more than all', () => {
  const all = course([lesson(1, 1, true), lesson(2, 1, true)], { progress: 101 });
  expect(tick(all, 2, false).progress).toBe(50);
});

describe('lessonToResume', () => {
  it('is the first published lesson that is not completed', () => {
    expect(lessonToResume(mixed, false, null)?.id).toBe(3);
  });

  it('is none in a closed or finished course, and when all are done', () => {
    expect(lessonToResume(mixed, true, null)).toBeNull();
    expect(lessonToResume({ ...mixed, progress: 100 }, false, null)).toBeNull();
    const done = course([lesson(1, 1, true), lesson(2, 0, false)], { progress: 50 });
    expect(lessonToResume(done, false, null)).toBeNull();
  });

  const four = course([lesson(1, 1, false), lesson(2, 1, true), lesson(3, 1, false), lesson(4, 1, true)]);

  it.each([
    ['the lesson itself, when it is not completed', 3, 3],
    ['the one after it, when it is', 2, 3],
    ['the first that is missing, when none follows', 4, 1],
    ['the first that is missing, when the lesson is not in the course any more', 99, 1],
    ['the first that is missing, when no lesson is known', null, 1],
  ])('is %s', (_name, lastId, expected) => {
    expect(lessonToResume(four, false, lastId)?.id).toBe(expected);
  });
});

it('passes over rows that cannot be read and lessons without an id', () => {
  const [module = null] = course([{ ...lesson(1, 1, false), id: null }, lesson(2, 1, false)]).modules;
  const holed = { ...mixed, modules: [null, module && { ...module, lessons: [null, ...module.lessons] }] };
  expect(progressOf(holed)).toEqual({ done: 0, total: 2, percent: 0, isCompleted: false, areAllDone: false });
  expect(lessonToResume(holed, false, null)?.id).toBe(2);
  expect(moduleOf(holed, 2)?.id).toBe(1);
});

it('moduleOf finds the module of a lesson', () => {
  expect(moduleOf(mixed, 3)?.id).toBe(1);
  expect(moduleOf(mixed, 9)).toBeUndefined();
  expect(moduleOf(mixed, null)).toBeUndefined();
});

it('lessonOf finds a lesson wherever it is', () => {
  expect(lessonOf(mixed, 3)?.title).toBe('Aula 3');
  expect(lessonOf(mixed, 9)).toBeUndefined();
});

it('withTick sets one tick, and does not change the course that was read', () => {
  const ticks = (one: Course) => one.modules.flatMap((module) => module?.lessons.map((row) => row?.completed));
  expect(ticks(tick(mixed, 3, true))).toEqual([true, false, true, true]);
  expect(ticks(mixed)).toEqual([true, false, false, true]);
});

it.each([
  ['follows where the server counts by the rule', 50, 3, true, 100],
  ['goes back with the tick', 50, 1, false, 0],
  ['stays where an unpublished lesson is ticked', 50, 2, true, 50],
  ['stays where the server counts in another way', 40, 3, true, 40],
  ['stays unknown', null, 3, true, null],
])('withTick: the percent %s', (_name, progress, lessonId, completed, expected) => {
  expect(tick({ ...mixed, progress }, lessonId, completed).progress).toBe(expected);
});

it('withTick is undone by the other tick', () => {
  const before = { ...mixed, progress: 50 };
  expect(tick(tick(before, 3, true), 3, false)).toEqual(before);
});
