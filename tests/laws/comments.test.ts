import { expect, test } from 'vitest';
import { codeFiles, type SourceFile } from './sources.ts';

/** Switches a tool off. oxlint itself refuses `@ts-ignore` and notes for later. */
const switchOff = /(?:eslint|oxlint|oxfmt|biome|prettier)-(?:disable|ignore)/;

/** The start of a line that is only a comment. */
const comment = /^\s*(?:\/\/|\/\*|\*\/?\s|\{\/\*)/;

/** Comments that switch a tool off or, without a web address, have over 100 columns. */
function faults({ path, text }: SourceFile): string[] {
  return text.split('\n').flatMap((line, index) => {
    const isWide = line.length > 100 && comment.test(line) && !line.includes('://');
    return isWide || switchOff.test(line) ? [`${path}:${index + 1}`] : [];
  });
}

test('no comment switches a tool off or is over 100 columns', () => {
  expect(codeFiles.flatMap(faults)).toEqual([]);
});

const words = 'word '.repeat(20).trim();
// In parts, so that this file does not match itself.
const off = ['eslint', 'disable'].join('-');

test.each([`// ${words}`, `/** ${words} */`, `/**\n * ${words}\n */`, `  {/* ${words} */}`, `f(); // ${off}-line`])(
  'finds "%s"',
  (text) => expect(faults({ path: 'x.ts', text })).toHaveLength(1),
);

test.each([`// ${'word '.repeat(19)}`, `// https://example.com ${words}`, `f('${words}');`])('allows "%s"', (text) => {
  expect(faults({ path: 'x.ts', text })).toEqual([]);
});
