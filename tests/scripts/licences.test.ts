import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { isPermissive, shippedPackages, type LockEntry } from '../../scripts/lib/licences.mjs';
import { serverPackages } from '../../scripts/lib/serverPackages.mjs';
import { root } from '../laws/sources.ts';

const lock: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
);

test('only permissive licences ship', async () => {
  const shipped = shippedPackages(lock.packages, await serverPackages());
  expect(shipped.filter(({ licence }) => !isPermissive(licence))).toEqual([]);
  const names = shipped.map(({ name }) => name);
  // The portal's, the mock server's, the bundled server's, and one that another one needs.
  for (const name of ['react', 'msw', 'sirv', '@radix-ui/react-focus-scope']) expect(names).toContain(name);
  expect(names).not.toContain('vitest');
});

test('what ships is followed to its end, past our own packages, nearest copy first', () => {
  const entries = {
    '': { dependencies: { builder: '1' } },
    'apps/a': { dependencies: { '@raiz/b': '*', one: '1' } },
    'packages/b': { dependencies: { two: '1' } },
    'node_modules/@raiz/b': {},
    'node_modules/builder': { version: '1', license: 'MIT' },
    'node_modules/one': { version: '1', license: 'GPL-3.0', dependencies: { two: '2' } },
    'node_modules/one/node_modules/two': { version: '2' },
    'node_modules/two': { version: '1', license: 'MIT', optionalDependencies: { absent: '1' } },
    'node_modules/server': { version: '1', license: 'ISC' },
  };
  expect(shippedPackages(entries, ['server'])).toEqual([
    { name: 'one', version: '1', licence: 'GPL-3.0' },
    { name: 'server', version: '1', licence: 'ISC' },
    { name: 'two', version: '1', licence: 'MIT' },
    { name: 'two', version: '2', licence: 'none named' },
  ]);
});

test.each([
  ['MIT', true],
  ['ISC', true],
  ['Apache-2.0', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND Apache-2.0', true],
  ['MIT AND LGPL-2.1', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['none named', false],
])('%s may ship: %s', (licence, may) => {
  expect(isPermissive(licence)).toBe(may);
});
