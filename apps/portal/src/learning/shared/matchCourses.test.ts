import { describe, expect, it } from 'vitest';
import { matchCourses } from './matchCourses.ts';

const courses = [
  { id: 1, title: 'Comunicação e oratória', description: 'Falar em público', is_premium: 1 },
  { id: 2, title: 'Ética na rede', description: null, is_premium: 0 },
];

describe('matchCourses', () => {
  it.each([
    ['', [1, 2]],
    ['   ', [1, 2]],
    ['comunicacao', [1]],
    ['COMUNICAÇÃO público', [1]],
    ['etica', [2]],
    ['rede público', []],
    ['null', []],
  ])('finds for %j the courses %j', (search, ids) => {
    expect(matchCourses(courses, search).map((course) => course.id)).toEqual(ids);
  });
});
