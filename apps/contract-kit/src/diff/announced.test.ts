import { expect, it } from 'vitest';
import { announcedPart } from './announced.ts';

const changeset = (...lines: string[]) =>
  `---\n${lines.join('\n')}\n---\n\n'@raiz/contract': major, it says in the text.\n`;

it.each([
  ['nothing', [], 3],
  ['another package', [changeset("'@raiz/ui': major")], 3],
  ['a text that is no changeset', ['# Changesets\n'], 3],
  ['one number', [changeset("'@raiz/contract': minor")], 1],
  ['double quotes, beside another package', [changeset('"@raiz/ui": patch', '"@raiz/contract": patch')], 2],
  ['the highest of some', [changeset("'@raiz/contract': patch"), changeset("'@raiz/contract': major")], 0],
])('%s is announced', (_, changesets, part) => {
  expect(announcedPart(changesets)).toBe(part);
});
