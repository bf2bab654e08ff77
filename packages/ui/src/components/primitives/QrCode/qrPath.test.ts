import { expect, it } from 'vitest';
import { qrPath, qrSide, runsOf } from './qrPath.ts';

it('joins neighbours in a row', () => {
  expect(runsOf([true, true, false, true])).toEqual([
    [0, 2],
    [3, 1],
  ]);
  expect(runsOf([false, false])).toEqual([]);
});

it('contains the dark modules inside a margin of four', () => {
  const modules = [
    [true, true],
    [false, true],
  ];
  expect(qrPath(modules)).toBe('M4 4h2v1h-2zM5 5h1v1h-1z');
  expect(qrSide(modules)).toBe(10);
});
