import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { isProof, root } from './sources.ts';

/** The five areas (docs/specification.md#words) and the folders they share. */
const areas = ['account', 'subscription', 'network', 'learning', 'admin', 'global'];

interface Room {
  /** Folder from the root. */
  folder: string;
  /** Workspace packages it may import. */
  ours: readonly string[];
}

/** Who may import whom. What is not here is denied. */
const rooms: readonly Room[] = [
  { folder: 'packages/ui', ours: [] },
  { folder: 'packages/api-client', ours: [] },
  { folder: 'packages/contract', ours: ['@raiz/api-client'] },
  { folder: 'apps/mock-server', ours: ['@raiz/api-client', '@raiz/contract'] },
  // What proves backends must not know ours: it would prove our mock server with itself.
  { folder: 'apps/contract-kit', ours: ['@raiz/api-client', '@raiz/contract'] },
  { folder: 'apps/portal', ours: ['@raiz/ui', '@raiz/api-client'] },
];

/** The one place where the portal may load the mock server: while it is being developed, on demand. */
const mockDoor = { file: 'apps/portal/src/app/main.tsx', specifier: '@raiz/mock-server/browser' };

/**
 * Development tools, which a production build leaves out: the one file that may import development
 * dependencies.
 */
const devTools = 'apps/portal/src/app/devtools.tsx';

/**
 * Which parts of an app may import which, by the first folder below `src`. In the mock server,
 * `core` imports nothing above itself, and an area imports only `core` and `shared`.
 */
const floors: Record<string, (from: string, to: string) => boolean> = {
  'apps/portal': (from, to) => from === 'app' || to === 'shared' || to === 'vite-env.d.ts',
  'apps/mock-server': (from, to) => {
    if (from === 'core') return false;
    if (from === 'shared') return to === 'core';
    return areas.includes(from) ? to === 'core' || to === 'shared' : !areas.includes(to);
  },
};

/** Parts of the mock server that join the areas, and may therefore import them. */
const joins = /^apps\/mock-server\/src\/(?:(?:pages|control|docs|seed|cli)\/\w+|handlers|index)\.ts$/;

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What a package declares that it needs at run time. */
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

function partOf(room: Room, file: string): string {
  return file.slice(`${room.folder}/src/`.length).split('/')[0] ?? '';
}

/** What no component of the design system imports: components receive texts as props (docs/decisions/0006). */
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

function relativeBreak(room: Room, file: string, specifier: string): string | null {
  const target = path.posix.join(path.posix.dirname(file), specifier);
  if (!target.startsWith(`${room.folder}/`)) return 'leaves its package by a relative path';
  if (isProof(target)) return 'is for stories and tests only';
  const broken = componentBreak(file, target);
  if (broken !== null) return broken;
  const may = floors[room.folder];
  if (!may || !file.startsWith(`${room.folder}/src/`) || joins.test(file)) return null;
  const [from, to] = [partOf(room, file), partOf(room, target)];
  return from === to || may(from, to) ? null : `${from} must not know ${to}`;
}

function packageBreak(room: Room, file: string, specifier: string, dynamic: boolean): string | null {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return null;
  const name = packageOf(specifier);
  if (dynamic && file === mockDoor.file && specifier === mockDoor.specifier) return null;
  if (name.startsWith('@raiz/')) return room.ours.includes(name) ? null : `${room.folder} must not know ${name}`;
  // What builds a package is the root's.
  const isTool = !file.startsWith(`${room.folder}/src/`);
  return isTool || declared(room.folder, file === devTools).has(name)
    ? null
    : `${name} is not among the dependencies of ${room.folder}`;
}

/** Why a file of the product must not import something, or null when it may. */
export function wallBreak(file: string, specifier: string, dynamic: boolean): string | null {
  const room = rooms.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!room) return 'no wall is drawn for this folder: add it to tests/laws/walls.ts';
  if (specifier === '?') return 'computes what it imports, so no wall can hold';
  if (specifier.startsWith('.')) return relativeBreak(room, file, specifier);
  return packageBreak(room, file, specifier, dynamic);
}
