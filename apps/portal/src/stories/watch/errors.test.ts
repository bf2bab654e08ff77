import { expect, it } from 'vitest';
import { errorLine, isExpected } from './errors.ts';

it('formats an error in one line', () => {
  expect(errorLine(['Each child in a list should have a unique "key" prop.%s%s', '\n\nCheck `Table`.', ' See'])).toBe(
    'Each child in a list should have a unique "key" prop.',
  );
  expect(errorLine(['%s is not %s', 'A', 'B', 'C'])).toBe('A is not B C');
  expect(errorLine(['%cred', 'color: red', new TypeError('broken')])).toBe('red TypeError: broken');
  expect(errorLine([{ status: 500 }])).toBe('{"status":500}');
  expect(errorLine([])).toBe('');
});

it('excuses what was announced, and nothing else', () => {
  const announced = [{ text: 'chunk is missing', because: 'the story shows a chunk that is missing' }];
  expect(isExpected('console.error: the chunk is missing', announced)).toBe(true);
  expect(isExpected('console.error: the chunk is broken', announced)).toBe(false);
  expect(isExpected('console.error: [vite] failed to connect', [])).toBe(true);
});
