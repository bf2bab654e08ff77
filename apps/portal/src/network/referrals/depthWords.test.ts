import { expect, test } from 'vitest';
import { depthWords } from './depthWords.ts';

test('depths are told one by one, the deepest together', () => {
  expect(
    depthWords(
      new Map([
        [2, 1500],
        [1, 16],
      ]),
    ),
  ).toEqual(['Profundidade 1: 16', 'Profundidade 2: 1.500']);
  const deep = depthWords(new Map(Array.from({ length: 30_000 }, (_, at) => [at + 1, 1])));
  expect(deep).toHaveLength(11);
  expect(deep.at(-1)).toBe('Profundidade 11 ou mais: 29.990');
});
