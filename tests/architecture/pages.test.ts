import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loginNeededMessages } from '@raiz/ui/messages/global';
import { pages } from '../../apps/portal/src/app/pages.ts';
import { prerenderedPages } from '../../apps/portal/src/app/prerenderedPages.ts';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { pagesByRead } from '../../e2e/matrix/incomplete/pagesByRead.ts';
import { root } from '../../scripts/lib/root.mjs';

/** The rows of the table of routes in the specification, in React Router's notation. */
function specifiedPaths(): string[] {
  const text = readFileSync(join(root, 'docs/specification.md'), 'utf8');
  const [, section = ''] = /^## Routes\n([^]*?)^## /m.exec(text) ?? [];
  return [...section.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path.replaceAll(/\{(\w+)\}/g, ':$1'));
}

/** The pages without a GET operation of their own in pagesByRead.ts. */
const withoutOwnReads: readonly string[] = [
  // Only what surrounds every page reads from the API.
  paths.paymentCanceled,
];

test('the paths are those of the specification', () => {
  expect(
    [...new Set(specifiedPaths())].toSorted(),
    'Write each path both in paths.ts and in docs/specification.md#routes.',
  ).toEqual(Object.values(paths).toSorted());
});

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
    return prerendered !== null && access !== 'admin' && prerendered.module !== imported;
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

test('every page that reads from the API is tried with incomplete answers', () => {
  const addresses = Object.values(pagesByRead).flatMap((targets) =>
    targets.map(({ path }) => path.replace(/\?.*/, '')),
  );
  const isTried = (path: string) => {
    const pattern = new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`\d+`)}$`);
    return addresses.some((address) => pattern.test(address));
  };
  const untried = pages.filter(({ path, access }) => access !== 'public' && !isTried(path)).map(({ path }) => path);
  expect(untried, 'Add the page to its reads in e2e/matrix/incomplete/pagesByRead.ts.').toEqual(withoutOwnReads);
});
