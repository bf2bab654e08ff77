import { expect, it } from 'vitest';
import { type FilterWords, readCourseView, writeCourseView } from './courseView.ts';

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
