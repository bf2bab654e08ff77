import { buildLesson, buildModule } from '@raiz/api-client/testData';
import { describe, expect, it } from 'vitest';
import { findLessonPosition, neighbours, type OrderedLesson } from './lessonPosition.ts';

const course = {
  modules: [
    buildModule({ id: 1, lessons: [buildLesson({ id: 1 }), buildLesson({ id: 2, published: 0 })] }),
    null,
    buildModule({ id: 2, lessons: [null, buildLesson({ id: 3 })] }),
  ],
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

  it('leads past repeated lessons to the end', () => {
    const rows = [1, 1, 2, 1, 3].map((id): OrderedLesson => ({ id, title: 'Aula', published: 1 }));
    expect(neighbours(rows, 1, false).next?.id).toBe(2);
    expect(neighbours(rows, 2, false).next?.id).toBe(3);
  });

  it('has none for a lesson that is not in the list', () => {
    expect(ids(99, true)).toEqual([null, null]);
  });
});
