import { describe, expect, it } from 'vitest';
import { queryOf, readView } from '../../shared/page/viewInAddress.ts';
import { courseParameters, matchCourses } from './courseView.ts';

const parameters = courseParameters<'all' | 'free'>({ all: 'todos', free: 'livres' }, 'all');

it.each([
  ['', { search: '', filter: 'all' }],
  ['busca=ora%C3%A7%C3%A3o', { search: 'oração', filter: 'all' }],
  ['mostrar=livres', { search: '', filter: 'free' }],
  ['busca=a+b&mostrar=livres', { search: 'a b', filter: 'free' }],
] as const)('reads and writes "%s"', (address, view) => {
  expect(readView(parameters, new URLSearchParams(address))).toEqual(view);
  expect(queryOf(parameters, view)).toBe(address);
});

it('takes an unknown filter for the usual one', () => {
  expect(readView(parameters, new URLSearchParams('mostrar=outros')).filter).toBe('all');
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
