import { builtinModules } from 'node:module';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { readDocument } from '@raiz/contract/document';
import { builtManifest, type Manifest } from './manifest.ts';

const kit = path.resolve(import.meta.dirname, '..');
const root = path.resolve(kit, '../..');
const out = path.join(kit, 'dist');

/** What openapi.yaml and the README refer to. */
const documents = ['docs/backend.md', 'docs/api-decisions.md', 'docs/specification.md'];

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

function isNodes(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

/**
 * Builds the kit as an npm package in apps/contract-kit/dist: the command as one JavaScript file,
 * with our own packages in it, the contract that it checks, and the documents that explain it.
 */
async function build(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const bundle = await rolldown({
    input: path.join(kit, 'src/cli/main.ts'),
    platform: 'node',
    // Only our own packages are bundled; all others are dependencies.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('@raiz/'),
  });
  const { output } = await bundle.write({
    file: path.join(out, 'raiz-contract.js'),
    format: 'esm',
    banner: '#!/usr/bin/env node',
  });
  await bundle.close();

  const imports = output.flatMap((part) => (part.type === 'chunk' ? part.imports : [])).filter((id) => !isNodes(id));
  const workspaces = ['apps/contract-kit', 'packages/contract', 'packages/api-client'].map(manifestOf);
  const manifest = builtManifest(manifestOf('apps/contract-kit'), readDocument().info.version, imports, workspaces);
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = readFileSync(path.join(kit, 'README.md'), 'utf8');
  writeFileSync(path.join(out, 'README.md'), readme.replaceAll('](../../docs/', '](docs/'));
  copyFileSync(path.join(kit, 'workflow.yml'), path.join(out, 'workflow.yml'));
  for (const file of ['openapi.yaml', 'LICENSE']) copyFileSync(path.join(root, file), path.join(out, file));
  mkdirSync(path.join(out, 'docs'));
  for (const file of documents) copyFileSync(path.join(root, file), path.join(out, file));
}

await build();
