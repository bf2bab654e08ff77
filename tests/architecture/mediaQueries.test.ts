import { expect, test } from 'vitest';
import { codeFiles, type SourceFile } from './sources.ts';

/** Media and container queries without ranges: two neighbours both fail in a window of 768.8 px, or both match. */
function oldQueries({ path, text }: SourceFile): string[] {
  return Array.from(text.matchAll(/\((?:min|max)-(?:width|height)\b/g), ([found]) => `${path}: ${found}`);
}

test('media and container queries are ranges, such as (width > 48em)', () => {
  expect(codeFiles.filter(({ path }) => !path.startsWith('tests/')).flatMap(oldQueries)).toEqual([]);
});

test.each(['min-width', 'max-height'])('%s is not a range', (name) => {
  expect(oldQueries({ path: 'Card.css.ts', text: `'@media': { '(${name}: 48em)': {} }` })).toEqual([
    `Card.css.ts: (${name}`,
  ]);
});
