import { expect, it } from 'vitest';
import type { Lesson, Module } from '../shared/courseQuery.ts';
import { lessonPlace } from './lessonPlace.ts';

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
])('counts what %s can open', (_reader, id, isAdmin, place) => {
  expect(lessonPlace(course, id, isAdmin)).toMatchObject(place);
});

it('has no place for a lesson of another course', () => {
  expect(lessonPlace(course, 9, true)).toBeNull();
});
