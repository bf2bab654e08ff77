import { expect, it } from 'vitest';
import { countCharacters, roomLeft } from './countCharacters.ts';

it.each([
  ['', 0],
  ['ação', 4],
  ['🌱🌱', 2],
  ['a\nb', 3],
])('%j has %s characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it.each([
  [0, 500, 500, false],
  [440, 500, 60, false],
  [450, 500, 50, true],
  [451, 500, 49, false],
  [80, 100, 20, true],
  [70, 100, 30, false],
  [100, 100, 0, true],
  [101, 100, -1, true],
  [102, 100, -2, false],
  [110, 100, -10, true],
])('%s of %s characters: %s left, worth saying: %s', (length, limit, left, worthSaying) => {
  expect(roomLeft('x'.repeat(length), limit)).toEqual({ left, worthSaying });
});
