import { builtinModules } from 'node:module';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import typescript from 'typescript';
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

/** The built modules, by their names. */
const input = {
  'vitest.config': path.join(kit, 'src/suite/vitest.config.ts'),
  'contract.suite': path.join(kit, 'src/suite/contract.suite.ts'),
  config: path.join(kit, 'src/contractConfig.ts'),
};

/** Bundles the modules and returns the packages that they import. */
async function bundle(): Promise<string[]> {
  const built = await rolldown({
    input,
    platform: 'node',
    // Bundles only our own packages and the compiler's helpers; all others are dependencies.
    external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !/^@(?:raiz|oxc-project)\//.test(id),
  });
  const { output } = await built.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    // Next to the others, where openapi.yaml is.
    chunkFileNames: 'shared-[name].js',
  });
  await built.close();
  return output
    .flatMap((part) => (part.type === 'chunk' ? [...part.imports, ...part.dynamicImports] : []))
    .filter((id) => !isNodes(id) && !output.some(({ fileName }) => fileName === id));
}

/** The types of contract.config.ts. */
function types(): string {
  const source = readFileSync(input.config, 'utf8');
  return typescript.transpileDeclaration(source, { compilerOptions: { target: typescript.ScriptTarget.ES2022 } })
    .outputText;
}

/**
 * Builds the kit as an npm package in apps/contract-kit/dist: the suite as JavaScript with our own packages bundled, the
 * contract that it checks, and the documents that explain it.
 */
async function build(): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const imports = await bundle();
  // The versions of Vite and Vitest are the repository's.
  const folders = ['.', 'apps/contract-kit', 'packages/contract', 'packages/api-client'];
  const manifest = builtManifest(manifestOf('apps/contract-kit'), {
    version: readDocument().info.version,
    imports,
    workspaces: folders.map(manifestOf),
  });
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const readme = readFileSync(path.join(kit, 'README.md'), 'utf8');
  writeFileSync(path.join(out, 'README.md'), readme.replaceAll('](../../packages/', '](').replaceAll('](../../', ']('));
  writeFileSync(path.join(out, 'config.d.ts'), types());
  copyFileSync(path.join(kit, 'bin/raiz-contract.mjs'), path.join(out, 'raiz-contract.mjs'));
  for (const file of ['workflow.yml', 'CHANGELOG.md']) copyFileSync(path.join(kit, file), path.join(out, file));
  mkdirSync(path.join(out, 'contract'));
  copyFileSync(path.join(root, 'packages/contract/CHANGELOG.md'), path.join(out, 'contract/CHANGELOG.md'));
  for (const file of ['openapi.yaml', 'LICENSE']) copyFileSync(path.join(root, file), path.join(out, file));
  mkdirSync(path.join(out, 'docs'));
  for (const file of documents) copyFileSync(path.join(root, file), path.join(out, file));
}

await build();
