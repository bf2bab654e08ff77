import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';

/** Packages with a reviewed install script, which fetches a file for the machine. */
const known = ['node_modules/esbuild', 'node_modules/msw'];

const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
  readFileSync(fromRoot('package-lock.json'), 'utf8'),
);

test('only known packages run a script when they are installed', () => {
  const scripts = Object.entries(lock.packages).flatMap(([folder, entry]) => (entry.hasInstallScript ? [folder] : []));
  expect(scripts).toEqual(known);
});
