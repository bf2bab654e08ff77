import { expect, it } from 'vitest';
import { levelLang, levelIndex, levelTone } from './levels.ts';

it.each([
  ['Nenhum', 'none'],
  ['Bronze', 'bronze'],
  ['Silver', 'silver'],
  ['Gold', 'gold'],
  ['Diamond', 'diamond'],
  ['Double Diamond', 'doubleDiamond'],
  ['Triple Diamond', 'tripleDiamond'],
  ['Centurion Diamond', 'centurionDiamond'],
  ['Imperial Diamond', 'imperialDiamond'],
  [' imperial diamond ', 'imperialDiamond'],
  ['Platinum', 'none'],
  ['constructor', 'none'],
  ['', 'none'],
])('%j is %s', (name, tone) => {
  expect(levelTone(name)).toBe(tone);
});

it.each(['Silver', 'Gold', 'Diamond', 'Double Diamond', 'imperial diamond'])('%s is English', (name) => {
  expect(levelLang(name)).toBe('en');
});

it.each(['Nenhum', 'Bronze', 'Platina', ''])('%j is left to the page', (name) => {
  expect(levelLang(name)).toBeUndefined();
});

it.each([
  ['Nenhum', 0],
  [' gold ', 3],
  ['Imperial Diamond', 8],
  ['Platinum', -1],
  ['', -1],
])('the level %j has the place %i', (level, index) => {
  expect(levelIndex(level)).toBe(index);
});
