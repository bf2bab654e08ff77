import { describe, expect, it } from 'vitest';
import type { Lesson, Module } from '../shared/courseQuery.ts';
import { findLessonPosition, neighbours, type OrderedLesson } from './lessonPosition.ts';

function lesson(id: number, published: 0 | 1): Lesson {
  return {
    id,
    module_id: null,
    course_id: null,
    title: `Aula ${id}`,
    content: null,
    video_url: null,
    resource_url: null,
    position: null,
    is_required: null,
    published,
    completed: null,
  };
}

function module(id: number, lessons: Module['lessons']): Module {
  return { id, course_id: null, title: `Parte ${id}`, description: null, position: null, lessons };
}

const course = {
  modules: [module(1, [lesson(1, 1), lesson(2, 0)]), null, module(2, [null, lesson(3, 1)])],
};

it.each([
  ['a student', 3, false, { modulePosition: 3, position: 2, total: 2 }],
  ['an administrator', 3, true, { modulePosition: 3, position: 3, total: 3 }],
  ['a student of an unpublished lesson', 2, false, { modulePosition: 1, position: null, total: 2 }],
])('counts what %s can open', (_reader, id, isAdmin, position) => {
  expect(findLessonPosition(course, id, isAdmin)).toMatchObject(position);
});

it('has no place for a lesson of another course', () => {
  expect(findLessonPosition(course, 9, true)).toBeNull();
});

const ordered: OrderedLesson[] = [
  { id: 10, title: 'Um', published: 1 },
  { id: 20, title: 'Dois', published: 0 },
  { id: 30, title: 'Três', published: 1 },
  { id: 40, title: 'Quatro', published: 0 },
];

function ids(lessonId: number, isAdmin: boolean) {
  const { previous, next } = neighbours(ordered, lessonId, isAdmin);
  return [previous?.id ?? null, next?.id ?? null];
}

describe('neighbours', () => {
  it('skips unpublished lessons for students', () => {
    expect(ids(10, false)).toEqual([null, 30]);
    expect(ids(30, false)).toEqual([10, null]);
  });

  it('takes every lesson for administrators', () => {
    expect(ids(10, true)).toEqual([null, 20]);
    expect(ids(30, true)).toEqual([20, 40]);
  });

  it('leads on from an unpublished lesson', () => {
    expect(ids(20, false)).toEqual([10, 30]);
  });

  it('has none for a lesson that is not in the list', () => {
    expect(ids(99, true)).toEqual([null, null]);
  });
});
