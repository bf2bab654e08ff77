import { expect, test } from 'vitest';
import { codeFiles, isProof, patience } from './sources.ts';
import { importsOf } from './syntax.ts';
import { wallBreak } from './walls.ts';

/** Files that hold no product: how the repository is built and proven. */
function isWorkshop(file: string): boolean {
  return isProof(file) || /^(scripts\/|[^/]+$)/.test(file);
}

test('no file breaks an import rule', { timeout: patience }, () => {
  const breaks = codeFiles
    .filter(({ path }) => !isWorkshop(path))
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
