import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { missingFromLock, type LockEntries } from './lock.ts';
import { root } from './sources.ts';

const lock: { packages: LockEntries } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

test('the lock contains every dependency, for every platform', () => {
  expect(missingFromLock(lock.packages)).toEqual([]);
});

test('finds missing dependencies, including optional ones', () => {
  const entries = {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1', c: '1' }, optionalDependencies: { d: '1' } },
    'node_modules/a/node_modules/b': {},
    'node_modules/c': { dependencies: { b: '1' } },
    'packages/p': { dependencies: { a: '1', e: '1' } },
    'packages/p/node_modules/e': {},
  };
  expect(missingFromLock(entries)).toEqual(['d, needed by node_modules/a', 'b, needed by node_modules/c']);
});
