import { expect, it } from 'vitest';
import { builtManifest, type Manifest } from './manifest.ts';

const workspaces: Omit<Manifest, 'name'>[] = [
  { dependencies: { ajv: '8.0.0', tsx: '4.0.0' } },
  { dependencies: { '@a/yaml': '2.0.0' }, devDependencies: { vitest: '4.0.0' } },
];

it('depends on what the bundle imports, in the locked versions', () => {
  const imports = ['ajv/dist/x.js', '@a/yaml/parse', 'ajv', 'vitest/config'];
  const manifest = builtManifest({ name: 'kit' }, { version: '1.2.3', imports, workspaces });
  expect(manifest).toMatchObject({
    name: 'kit',
    version: '1.2.3',
    dependencies: { '@a/yaml': '2.0.0', ajv: '8.0.0', vitest: '4.0.0' },
  });
  expect(manifest).not.toHaveProperty('private');
});

it('refuses an import that no workspace declares', () => {
  const act = () => builtManifest({ name: 'kit' }, { version: '1.2.3', imports: ['hono'], workspaces });
  expect(act).toThrow('No workspace of the kit declares hono.');
});
