import { expect, test } from 'vitest';
import { replaced } from './replaced.ts';

test('parts are replaced by texts as they are', () => {
  const parts = [
    ['<i>', '<b>$&</b>'],
    [/ *x+/g, ''],
  ] as const;
  expect(replaced('<i> x xx', parts)).toBe('<b>$&</b>');
});

test.each(['<main>', /<main[^>]*>/])('a page without %s stops the build with a sentence', (part) => {
  expect(() => replaced('<title>x</title>', [[part, '']])).toThrow(
    `The built page has no ${String(part)}: correct apps/portal/index.html or apps/portal/build.`,
  );
});
