import { expect, test } from 'vitest';
import { modes, modesOf } from './modes.ts';

const widthOf = (name: string) => ({ phone320: 320 })[name];

test('a story that leaves it open is seen in every mode', () => {
  expect(modesOf({ theme: 'light' }, widthOf)).toEqual(modes);
  expect(modesOf({ viewport: {} }, widthOf)).toEqual(modes);
});

test('a story with a theme or a window of its own is seen that way only', () => {
  expect(modesOf({ theme: 'dark' }, widthOf)).toEqual({ 'dark 1280': { theme: 'dark', width: 1280 } });
  expect(modesOf({ theme: 'light', viewport: { value: 'phone320' } }, widthOf)).toEqual({
    'light 320': { theme: 'light', width: 320 },
  });
  expect(modesOf({ theme: 'dark', viewport: { value: 'phone320' } }, widthOf)).toEqual({
    'dark 320': { theme: 'dark', width: 320 },
  });
});

test('a window that does not exist changes nothing', () => {
  expect(modesOf({ viewport: { value: 'watch' } }, widthOf)).toEqual(modes);
});
