import { expect, it } from 'vitest';
import { announcedBump } from './announced.ts';

const changeset = (...lines: string[]) =>
  `---\n${lines.join('\n')}\n---\n\n'@raiz/contract': major, it says in the text.\n`;

it.each([
  ['nothing', [], null],
  ['another package', [changeset("'@raiz/ui': major")], null],
  ['a text that is no changeset', ['# Changesets\n'], null],
  ['one bump', [changeset("'@raiz/contract': minor")], 'minor'],
  ['double quotes, beside another package', [changeset('"@raiz/ui": patch', '"@raiz/contract": patch')], 'patch'],
  ['the highest of two', [changeset("'@raiz/contract': patch"), changeset("'@raiz/contract': major")], 'major'],
])('%s is announced', (_, changesets, bump) => {
  expect(announcedBump(changesets)).toBe(bump);
});
