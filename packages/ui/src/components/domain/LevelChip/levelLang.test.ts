import { expect, it } from 'vitest';
import { levelLang } from './levelLang.ts';

it.each(['Silver', 'Gold', 'Diamond', 'Double Diamond', 'imperial diamond'])('%s is English', (name) => {
  expect(levelLang(name)).toBe('en');
});

it.each(['Nenhum', 'Bronze', 'Platina', ''])('%j is left to the page', (name) => {
  expect(levelLang(name)).toBeUndefined();
});
