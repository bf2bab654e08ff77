import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sources } from '../../../scripts/lib/sources.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

test('a change of any package in the build makes it stale', () => {
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>('apps/portal/package.json');
  // Development only: production builds drop it.
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@raiz/') && name !== '@raiz/mock-server');
  const folders = ours.map((name) => name.replace('@raiz', 'packages'));
  expect(folders).toHaveLength(2);
  expect(sources).toEqual(expect.arrayContaining(['apps/portal', 'docs/deploy', ...folders]));
});
