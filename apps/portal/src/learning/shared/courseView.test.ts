import { describe, expect, it } from 'vitest';
import { matchCourses, readCourseView, writeCourseView, type FilterWords } from './courseView.ts';

type Filter = 'all' | 'free';
const filters: FilterWords<Filter> = [
  { filter: 'all', word: 'todos' },
  { filter: 'free', word: 'livres' },
];

it.each([
  ['', { search: '', filter: 'all' }],
  ['busca=ora%C3%A7%C3%A3o', { search: 'oração', filter: 'all' }],
  ['mostrar=livres', { search: '', filter: 'free' }],
  ['busca=a+b&mostrar=livres', { search: 'a b', filter: 'free' }],
] as const)('reads and writes "%s"', (address, view) => {
  expect(readCourseView(new URLSearchParams(address), filters)).toEqual(view);
  expect(writeCourseView(view, filters).toString()).toBe(address);
});

it('takes an unknown filter for the usual one', () => {
  expect(readCourseView(new URLSearchParams('mostrar=outros'), filters).filter).toBe('all');
});

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
