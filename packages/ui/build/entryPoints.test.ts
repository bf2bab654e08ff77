import path from 'node:path';
import { expect, test } from 'vitest';
import { builtName, readEntryPoints } from './entryPoints.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a name without a pattern is its file', () => {
  expect(readEntryPoints({ './overlays': './src/overlays.ts' }, root)).toEqual([
    { name: './overlays', source: 'overlays.ts' },
  ]);
});

test('a pattern is every file that it matches, without tests', () => {
  const entryPoints = readEntryPoints({ './messages/*': './src/messages/*.ts' }, root);
  expect(entryPoints).toContainEqual({ name: './messages/account', source: 'messages/account.ts' });
  expect(entryPoints.filter(({ name }) => name.includes('test'))).toEqual([]);
});

test.each([
  ['components/primitives/Button/Button.tsx', '.js', 'components/primitives/Button/Button.js'],
  ['theme/vars.css.ts', '.d.ts', 'theme/vars.css.d.ts'],
])('%s is built as *%s', (source, ending, built) => {
  expect(builtName(source, ending)).toBe(built);
});
