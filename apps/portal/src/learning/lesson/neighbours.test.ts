import { describe, expect, it } from 'vitest';
import { neighbours, type OrderedLesson } from './neighbours.ts';

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
