import { expect, it } from 'vitest';
import { levelTone } from './levelTone.ts';

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
