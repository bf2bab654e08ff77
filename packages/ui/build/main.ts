import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { clientBanner } from './client.ts';
import { builtName, readEntryPoints } from './entryPoints.ts';
import { font } from './font.ts';
import { builtManifest, type Manifest } from './manifest.ts';
import { sheets } from './sheets.ts';
import { writeTypes } from './types.ts';

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'dist');

/**
 * Builds the design system as an npm package in packages/ui/dist: modules, types, one style sheet
 * per component.
 */
async function build(): Promise<void> {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const entryPoints = readEntryPoints(manifest.exports, root);
  rmSync(out, { recursive: true, force: true });

  const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
  const bundle = await rolldown({
    input: Object.fromEntries(entryPoints.map(({ source }) => [builtName(source, ''), path.join(root, 'src', source)])),
    external: (id) => !id.endsWith('?url') && outside.some((name) => id === name || id.startsWith(`${name}/`)),
    plugins: [font(), sheets(root)],
  });
  await bundle.write({
    dir: out,
    format: 'es',
    banner: clientBanner,
    preserveModules: true,
    preserveModulesRoot: path.join(root, 'src'),
    entryFileNames: '[name].js',
  });
  await bundle.close();

  writeTypes(
    entryPoints.map(({ source }) => path.join(root, 'src', source)),
    root,
    out,
  );
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(builtManifest(manifest, entryPoints), null, 2)}\n`);
  copyFileSync(path.join(root, 'README.md'), path.join(out, 'README.md'));
  copyFileSync(path.resolve(root, '../../LICENSE'), path.join(out, 'LICENSE'));
}

await build();
