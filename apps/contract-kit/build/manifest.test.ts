import { expect, it } from 'vitest';
import { builtManifest, type Manifest } from './manifest.ts';

const workspaces: Pick<Manifest, 'dependencies'>[] = [
  { dependencies: { ajv: '8.0.0', tsx: '4.0.0' } },
  { dependencies: { '@a/yaml': '2.0.0' } },
];

it('depends on what the bundle imports, in the locked versions', () => {
  const manifest = builtManifest({ name: 'kit' }, '1.2.3', ['ajv/dist/x.js', '@a/yaml/parse', 'ajv'], workspaces);
  expect(manifest).toMatchObject({ name: 'kit', version: '1.2.3', dependencies: { '@a/yaml': '2.0.0', ajv: '8.0.0' } });
  expect(manifest).not.toHaveProperty('private');
});

it('refuses an import that no workspace declares', () => {
  expect(() => builtManifest({ name: 'kit' }, '1.2.3', ['hono'], workspaces)).toThrow(
    'No workspace of the kit declares hono.',
  );
});
