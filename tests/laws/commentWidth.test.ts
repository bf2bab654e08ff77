import { expect, test } from 'vitest';
import { wideComments } from './commentWidth.ts';
import { codeFiles } from './sources.ts';

test('no comment line is over 100 columns', () => {
  expect(codeFiles.flatMap(wideComments)).toEqual([]);
});

const words = 'word '.repeat(20).trim();

test.each([`// ${words}`, `/** ${words} */`, `/**\n * ${words}\n */`, `  {/* ${words} */}`])('finds "%s"', (text) => {
  expect(wideComments({ path: 'x.ts', text })).toHaveLength(1);
});

test.each([`// ${'word '.repeat(19)}`, `// https://example.com ${words}`, `f('${words}');`])('allows "%s"', (text) => {
  expect(wideComments({ path: 'x.ts', text })).toEqual([]);
});
