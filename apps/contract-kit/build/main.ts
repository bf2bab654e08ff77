import { builtinModules } from 'node:module';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { readDocument } from '@raiz/contract/document';
import { builtManifest, type Manifest } from './manifest.ts';

const kit = path.resolve(import.meta.dirname, '..');
const root = path.resolve(kit, '../..');
const out = path.join(kit, 'dist');

/** The documents that openapi.yaml and the README link to. */
const documents = ['docs/backend.md', 'docs/api-decisions.md', 'docs/specification.md'];

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
}

function isNodes(specifier: string): boolean {
  return specifier.startsWith('node:') || builtinModules.includes(specifier);
}

const command = 'raiz-contract';

/** Bundles the command and returns the packages that they import. */
async function bundle(): Promise<string[]> {
  const built = await rolldown({
    input: { [command]: path.join(kit, 'src/cli/main.ts') },
    platform: 'node',
    // Bundles only our own packages and the compiler's helpers; all others are dependencies.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !/^@(?:raiz|oxc-project)\//.test(id),
  });
  const { output } = await built.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    // Next to the command, where openapi.yaml is.
    chunkFileNames: 'shared-[name].js',
    banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
  });
  await built.close();
  return output
    .flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
    .filter((id) => !isNodes(id) && !output.some(({ fileName }) => fileName === id));
}

/**
 * Builds the kit as an npm package in apps/contract-kit/dist: the command as JavaScript with our own packages bundled,
 * the contract that they check, and the documents that explain it.
 */
async function build(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const imports = await bundle();
  const folders = ['apps/contract-kit', 'packages/contract', 'packages/api-client'];
  const manifest = builtManifest(manifestOf('apps/contract-kit'), {
    version: readDocument().info.version,
    command,
    // The types of commander need the package itself.
    imports: [...imports, 'commander'],
    workspaces: folders.map(manifestOf),
  });
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const file of ['README.md', 'REFERENCE.md']) {
    const text = readFileSync(path.join(kit, file), 'utf8');
    writeFileSync(path.join(out, file), text.replaceAll('](../../packages/', '](').replaceAll('](../../', ']('));
  }
  copyFileSync(path.join(kit, 'workflow.yml'), path.join(out, 'workflow.yml'));
  copyFileSync(path.join(kit, 'CHANGELOG.md'), path.join(out, 'CHANGELOG.md'));
  mkdirSync(path.join(out, 'contract'));
  copyFileSync(path.join(root, 'packages/contract/CHANGELOG.md'), path.join(out, 'contract/CHANGELOG.md'));
  for (const file of ['openapi.yaml', 'LICENSE']) copyFileSync(path.join(root, file), path.join(out, file));
  mkdirSync(path.join(out, 'docs'));
  for (const file of documents) copyFileSync(path.join(root, file), path.join(out, file));
}

await build();
