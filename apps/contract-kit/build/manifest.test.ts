import { expect, it } from 'vitest';
import { builtManifest, type Manifest } from './manifest.ts';

const workspaces: Pick<Manifest, 'dependencies'>[] = [
  { dependencies: { ajv: '8.0.0', tsx: '4.0.0' } },
  { dependencies: { '@a/yaml': '2.0.0' } },
];

it('depends on what the bundle imports, in the locked versions', () => {
  const imports = ['ajv/dist/x.js', '@a/yaml/parse', 'ajv'];
  const manifest = builtManifest({ name: 'kit' }, { version: '1.2.3', command: 'check', imports, workspaces });
  expect(manifest).toMatchObject({
    name: 'kit',
    version: '1.2.3',
    bin: { check: './check.js' },
    dependencies: { '@a/yaml': '2.0.0', ajv: '8.0.0' },
  });
  expect(manifest).not.toHaveProperty('private');
});

it('refuses an import that no workspace declares', () => {
  const act = () =>
    builtManifest({ name: 'kit' }, { version: '1.2.3', command: 'check', imports: ['hono'], workspaces });
  expect(act).toThrow('No workspace of the kit declares hono.');
});
