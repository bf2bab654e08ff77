import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fromRoot } from '../../scripts/lib/root.mjs';

/**
 * Packages with a reviewed install script: two fetch a file for the machine, the third would report the installation.
 */
const known = ['node_modules/@scarf/scarf', 'node_modules/esbuild', 'node_modules/msw'];

const manifest: { scarfSettings?: unknown } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
const lock: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
  readFileSync(fromRoot('package-lock.json'), 'utf8'),
);

test('only known packages run a script when they are installed', () => {
  const scripts = Object.entries(lock.packages).flatMap(([folder, entry]) => (entry.hasInstallScript ? [folder] : []));
  expect(scripts).toEqual(known);
});

test('no installation is reported: @scarf/scarf, which swagger-ui-dist brings, is switched off', () => {
  expect(manifest.scarfSettings).toEqual({ enabled: false });
});
