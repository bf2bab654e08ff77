import { expect, it } from 'vitest';
import { knownTab } from './knownTab.ts';

const values = ['conquistas', 'bonus', 'anuncios'];

it.each([
  ['bonus', 'bonus'],
  ['Bonus', 'conquistas'],
  ['sumiu', 'conquistas'],
  ['', 'conquistas'],
  [null, 'conquistas'],
  [undefined, 'conquistas'],
])('asked for %j it is %s', (asked, shown) => {
  expect(knownTab(values, asked)).toBe(shown);
});

it('is nothing where there are no tabs', () => {
  expect(knownTab([], 'bonus')).toBe('');
});
