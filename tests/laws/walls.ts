import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { root } from '../support/root.ts';
import { isProof } from './sources.ts';

/** The five areas (docs/specification.md#words) and the folders they share. */
const areas = ['account', 'subscription', 'network', 'learning', 'admin', 'global'];

interface Workspace {
  /** Folder from the root. */
  folder: string;
  /** Workspace packages it may import. */
  packages: readonly string[];
}

/** Which workspace may import which. Everything else is denied. */
const workspaces: readonly Workspace[] = [
  { folder: 'packages/ui', packages: [] },
  { folder: 'packages/api-client', packages: [] },
  { folder: 'packages/contract', packages: ['@raiz/api-client'] },
  { folder: 'apps/mock-server', packages: ['@raiz/api-client', '@raiz/contract'] },
  // The kit tests any backend, so it must not depend on our mock server.
  { folder: 'apps/contract-kit', packages: ['@raiz/api-client', '@raiz/contract'] },
  { folder: 'apps/portal', packages: ['@raiz/ui', '@raiz/api-client'] },
];

/** The only file that may load the mock server: in development, on demand. */
const mockDoor = { file: 'apps/portal/src/app/main.tsx', specifier: '@raiz/mock-server/browser' };

/** The only file that may import development dependencies; production builds omit it. */
const devTools = 'apps/portal/src/app/devtools.tsx';

/**
 * Which parts of an app may import which, by the first folder below `src`. In the mock server,
 * `core` imports nothing above itself, and an area imports only `core` and `shared`.
 */
const layers: Record<string, (from: string, to: string) => boolean> = {
  'apps/portal': (from, to) => from === 'app' || to === 'shared' || to === 'vite-env.d.ts',
  'apps/mock-server': (from, to) => {
    if (from === 'core') return false;
    if (from === 'shared') return to === 'core';
    return areas.includes(from) ? to === 'core' || to === 'shared' : !areas.includes(to);
  },
};

/** Parts of the mock server that may import every area. */
const joins = /^apps\/mock-server\/src\/(?:(?:pages|control|docs|seed|cli)\/\w+|handlers|index)\.ts$/;

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The declared dependencies of a workspace. */
function declared(folder: string, withDevelopment: boolean): Set<string> {
  const manifest: Record<string, Record<string, string> | undefined> = JSON.parse(
    readFileSync(path.join(root, folder, 'package.json'), 'utf8'),
  );
  return new Set(
    Object.keys({
      ...manifest['dependencies'],
      ...manifest['peerDependencies'],
      ...(withDevelopment ? manifest['devDependencies'] : {}),
    }),
  );
}

function partOf(workspace: Workspace, file: string): string {
  return file.slice(`${workspace.folder}/src/`.length).split('/')[0] ?? '';
}

/** The catalogue, which components must not import: docs/decisions/0006-texts-live-in-ui.md. */
const catalogue = /^packages\/ui\/src\/messages\//;
const components = /^packages\/ui\/src\/components\/(?:primitives|domain)\//;
const primitives = /^packages\/ui\/src\/components\/primitives\//;
const domain = /^packages\/ui\/src\/components\/domain\//;

/** Why a component must not import another file of the design system, or null when it may. */
function componentBreak(file: string, target: string): string | null {
  if (components.test(file) && catalogue.test(target)) return 'a component takes its texts as props';
  if (primitives.test(file) && domain.test(target)) return 'primitives must not know domain components';
  return null;
}

function relativeBreak(workspace: Workspace, file: string, specifier: string): string | null {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (!target.startsWith(`${workspace.folder}/`)) return 'leaves its package by a relative path';
  if (isProof(target)) return 'is for stories and tests only';
  const broken = componentBreak(file, target);
  if (broken !== null) return broken;
  const may = layers[workspace.folder];
  if (!may || !file.startsWith(`${workspace.folder}/src/`) || joins.test(file)) return null;
  const [from, to] = [partOf(workspace, file), partOf(workspace, target)];
  return from === to || may(from, to) ? null : `${from} must not know ${to}`;
}

/** Whether a file builds its package: its dependencies are those of the root. */
function isTool(workspace: Workspace, file: string): boolean {
  return !file.startsWith(`${workspace.folder}/src/`);
}

function packageBreak(workspace: Workspace, file: string, specifier: string, dynamic: boolean): string | null {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return null;
  const name = packageOf(specifier);
  if (dynamic && file === mockDoor.file && specifier === mockDoor.specifier) return null;
  if (name.startsWith('@raiz/'))
    return workspace.packages.includes(name) ? null : `${workspace.folder} must not know ${name}`;
  return isTool(workspace, file) || declared(workspace.folder, file === devTools).has(name)
    ? null
    : `${name} is not among the dependencies of ${workspace.folder}`;
}

/** Why a file of the product must not import something, or null when it may. */
export function wallBreak(file: string, specifier: string, dynamic: boolean): string | null {
  const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!workspace) return 'this folder has no import rule: add it to tests/laws/walls.ts';
  // Build files outside src load what they have built.
  if (specifier === '?') return isTool(workspace, file) ? null : 'computes what it imports, so no wall can hold';
  if (specifier.startsWith('.')) return relativeBreak(workspace, file, specifier);
  return packageBreak(workspace, file, specifier, dynamic);
}
