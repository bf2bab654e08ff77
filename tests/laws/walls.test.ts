import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { codeFiles, isProof, timeout } from './sources.ts';
import { importsOf } from './syntax.ts';
import { fromRoot } from '../../scripts/lib/root.mjs';

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
    readFileSync(fromRoot(folder, 'package.json'), 'utf8'),
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
function wallBreak(file: string, specifier: string, dynamic: boolean): string | null {
  const workspace = workspaces.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!workspace) return 'this folder has no import rule: add it to tests/laws/walls.ts';
  // Build files outside src load what they have built.
  if (specifier === '?') return isTool(workspace, file) ? null : 'computes what it imports, so no wall can hold';
  if (specifier.startsWith('.')) return relativeBreak(workspace, file, specifier);
  return packageBreak(workspace, file, specifier, dynamic);
}

/** Files that hold no product: how the repository is built and proven. */
function isWorkshop(file: string): boolean {
  return isProof(file) || /^(scripts\/|[^/]+$)/.test(file);
}

test('no file breaks an import rule', { timeout }, () => {
  const breaks = codeFiles
    .filter((file) => !isWorkshop(file.path))
    .flatMap((file) =>
      importsOf(file).flatMap(({ specifier, dynamic, line }) => {
        const reason = wallBreak(file.path, specifier, dynamic);
        return reason === null ? [] : [`${file.path}:${line} imports ${specifier}: ${reason}`];
      }),
    );
  expect(breaks).toEqual([]);
});

const ui = 'packages/ui/src/components/primitives/Button/Button.tsx';
const domainCard = 'packages/ui/src/components/domain/CourseCard/CourseCard.tsx';
const screen = 'apps/portal/src/learning/lesson/route.tsx';

test.each([
  ['the design system must not know the client', ui, '@raiz/api-client', false],
  ['the design system must not know the router', ui, 'react-router-dom', false],
  ['the design system must not reach into a neighbour', ui, '../../../../../api-client/src/index.ts', false],
  ['a primitive must not know a domain component', ui, '../../domain/Badge/Badge.tsx', false],
  ['a component must not read the catalogue', ui, '../../../messages/global/common.ts', false],
  ['a domain component must not read the catalogue', domainCard, '../../../messages/learning.ts', false],
  ['the client must not know the design system', 'packages/api-client/src/index.ts', '@raiz/ui', false],
  ['the contract must not know the mock server', 'packages/contract/src/index.ts', '@raiz/mock-server', false],
  ['the mock server must not know the design system', 'apps/mock-server/src/admin/rules.ts', '@raiz/ui/format', false],
  ['the kit must not know the mock server', 'apps/contract-kit/src/core/run.ts', '@raiz/mock-server', false],
  ['an area must not know another', screen, '../../account/login/route.tsx', false],
  ['an area must not know the app', screen, '../../app/routes.tsx', false],
  [
    'what areas share must not know an area',
    'apps/portal/src/shared/session/api.ts',
    '../../learning/lesson/route.tsx',
    false,
  ],
  ['an area of the mock must not know another', 'apps/mock-server/src/admin/courses.ts', '../account/rules.ts', false],
  ['an area of the mock must not know its pages', 'apps/mock-server/src/admin/courses.ts', '../pages/page.ts', false],
  ['the core of the mock must not know an area', 'apps/mock-server/src/core/perform.ts', '../admin/rules.ts', false],
  ['the core of the mock must not know the handlers', 'apps/mock-server/src/core/perform.ts', '../handlers.ts', false],
  [
    'the core of the mock must not know its worlds',
    'apps/mock-server/src/core/perform.ts',
    '../worlds/worlds.ts',
    false,
  ],
  ['a screen must not know the mock server', screen, '@raiz/mock-server', false],
  ['a screen must not even load it on demand', screen, '@raiz/mock-server/browser', true],
  ['main must not load the mock with itself', 'apps/portal/src/app/main.tsx', '@raiz/mock-server/browser', false],
  ['a screen must not know what stories use', screen, '../../stories/mock.ts', false],
  ['an undeclared package is none of ours', 'apps/portal/src/app/main.tsx', 'lodash', false],
  ['a computed address hides what is imported', screen, '?', true],
  ['a new folder may import nothing until it has a rule', 'packages/new/src/index.ts', 'react', false],
])('%s', (_law, file, specifier, dynamic) => {
  expect(wallBreak(file, specifier, dynamic)).not.toBeNull();
});

test.each([
  ['main may load the mock on demand', 'apps/portal/src/app/main.tsx', '@raiz/mock-server/browser', true],
  ['the app may know every area', 'apps/portal/src/app/routes.tsx', '../learning/lesson/route.tsx', true],
  ['the handlers of the mock may know every area', 'apps/mock-server/src/handlers.ts', './admin/handlers.ts', false],
  ['an area of the mock may know the core', 'apps/mock-server/src/admin/courses.ts', '../core/world.ts', false],
  ['an area may know itself and what is shared', screen, '../../shared/session/api.ts', false],
  ['a domain component may know a primitive', domainCard, '../../primitives/Card/Card.tsx', false],
  ['an area may know the design system', screen, '@raiz/ui/messages/learning', false],
])('%s', (_law, file, specifier, dynamic) => {
  expect(wallBreak(file, specifier, dynamic)).toBeNull();
});

test('finds every kind of import', () => {
  const text = `
    import a from 'a';
    import type { B } from 'b';
    export { c } from 'c';
    export * from 'd';
    const e = await import('e');
    type F = import('f').F;
    const g = await import(\`g/\${a}\`);
  `;
  const seen = importsOf({ path: 'x.ts', text });
  expect(seen.map(({ specifier }) => specifier)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', '?']);
  expect(seen.filter(({ dynamic }) => dynamic).map(({ specifier }) => specifier)).toEqual(['e', '?']);
});
