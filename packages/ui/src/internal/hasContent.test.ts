import { createElement } from 'react';
import { expect, it } from 'vitest';
import { hasContent } from './hasContent.ts';

it.each([undefined, null, false, true, '', [], [false, [null, '']]])('%j renders nothing', (node) => {
  expect(hasContent(node)).toBe(false);
});

it.each([0, '0', ' ', createElement('p'), [false, 'a']])('%j renders something', (node) => {
  expect(hasContent(node)).toBe(true);
});
