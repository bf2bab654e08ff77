import path from 'node:path';
import { expect, test } from 'vitest';
import { builtName, readDoors } from './doors.ts';

const root = path.resolve(import.meta.dirname, '..');

test('a plain door is the file behind it', () => {
  expect(readDoors({ './overlays': './src/overlays.ts' }, root)).toEqual([
    { name: './overlays', source: 'overlays.ts' },
  ]);
});

test('a pattern is every file it matches, tests left out', () => {
  const doors = readDoors({ './messages/*': './src/messages/*.ts' }, root);
  expect(doors).toContainEqual({ name: './messages/account', source: 'messages/account.ts' });
  expect(doors.filter(({ name }) => name.includes('test'))).toEqual([]);
});

test.each([
  ['components/primitives/Button/Button.tsx', '.js', 'components/primitives/Button/Button.js'],
  ['theme/vars.css.ts', '.d.ts', 'theme/vars.css.d.ts'],
])('%s is built as *%s', (source, ending, built) => {
  expect(builtName(source, ending)).toBe(built);
});
