import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loginNeededMessages } from '@raiz/ui/messages/global';
import { pages } from '../../apps/portal/src/app/pages.ts';
import { prerenderedPages } from '../../apps/portal/src/app/prerenderedPages.ts';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { operationIds } from '@raiz/contract';
import { readIds, readingPages, routesOf } from '../../e2e/matrix/readingPages.ts';
import { root } from '../../scripts/lib/root.mjs';

test('visitors open only the pages of the specification', () => {
  const forVisitors = pages.filter(({ access }) => access === 'public' || access === 'open');
  expect(
    forVisitors.map(({ path }) => path).toSorted(),
    'A page for visitors belongs in docs/specification.md#roles and in this list; any other has the access "member" or "admin" in pages.ts.',
  ).toEqual([
    '/',
    '/cadastro',
    '/curso-iniciar/:cursoId',
    '/cursos',
    '/email-confirmado',
    '/login',
    '/recuperar-senha',
    '/redefinir-senha',
    '/termos',
  ]);
});

test('every page with HTML of its own preloads the module of its route', () => {
  const source = readFileSync(join(root, 'apps/portal/src/app/pages.ts'), 'utf8');
  const wrong = pages.filter(({ name, access }) => {
    const [, imported] = new RegExp(String.raw`\n  ${name}: \{[^]*?import\('\.\./([^']+)'\)`).exec(source) ?? [];
    const prerendered = prerenderedPages[name];
    return prerendered && access !== 'admin' && prerendered.module !== imported;
  });
  expect(
    wrong.map(({ name }) => name),
    'Name in prerenderedPages.ts the module that the row of pages.ts imports.',
  ).toEqual([]);
});

test('the pages for administrators are those under /admin', () => {
  const forAdmins = pages.filter(({ access }) => access === 'admin').map(({ path }) => path);
  expect(forAdmins, 'Give each page under /admin the access "admin" in pages.ts, and no other.').toEqual(
    pages.map(({ path }) => path).filter((path) => path.startsWith('/admin/')),
  );
});

test('every sentence of a needed login is of a page', () => {
  const names: readonly string[] = pages.map(({ name }) => name);
  expect(
    Object.keys(loginNeededMessages).filter((name) => !['admin', 'other', ...names].includes(name)),
    'The keys of packages/ui/src/messages/global/loginNeeded.ts are names of pages.',
  ).toEqual([]);
});

test('the screens of the contract are the pages', () => {
  const named = operationIds.flatMap(routesOf);
  const known: readonly string[] = Object.values(paths);
  expect(
    named.filter((route) => !known.includes(route)),
    'x-telas of openapi.yaml names addresses of apps/portal/src/shared/page/paths.ts, or one of "surroundings" in e2e/matrix/readingPages.ts.',
  ).toEqual([]);
  const reads = readIds.flatMap(routesOf);
  expect(
    readingPages.filter(({ route }) => !reads.includes(route)).map(({ route }) => route),
    'Name the page in x-telas of what it reads in openapi.yaml: the tests with failing and incomplete answers find it there.',
  ).toEqual([]);
});
