import { beforeAll, expect, test } from 'vitest';
import { routes } from '../support/access.ts';
import { newerFunctions, withoutNewerCss, withoutNewerFeatures } from '../support/newerFeatures.ts';
import { pageProblems } from './runCase.ts';
import { readingPages, sharedSession, type ReadingPage } from './testSession.ts';

const session = sharedSession();
beforeAll(() => withoutNewerFeatures(session().context));

const pages: readonly (Pick<ReadingPage, 'path'> & Partial<ReadingPage>)[] = [
  ...routes.filter(({ access }) => access === 'public').map(({ path }) => ({ path })),
  ...readingPages,
  // A film, and a lesson with files.
  { path: '/curso/aula/1', person: 'member' },
  { path: '/curso/aula/2', person: 'member' },
];

test.each(pages)('$path works without what the oldest promised browsers lack', async ({ path, person }) => {
  const { portal, open, readPage, takeBrowserErrors } = session();
  portal.reset();
  await open(path, person);
  await portal.waitForIdle();
  expect(pageProblems(await readPage()).concat(takeBrowserErrors())).toEqual([]);
});

test('the functions are gone', async () => {
  const { page, open } = session();
  await open('/termos');
  const left = await page.evaluate(
    (names) =>
      names.filter((name) => {
        const path = name.split('.');
        const last = path.pop() ?? '';
        const owner = path.reduce<unknown>(
          (from, key) => (from instanceof Object ? Reflect.get(from, key) : undefined),
          window,
        );
        return owner instanceof Object && Reflect.has(owner, last);
      }),
    newerFunctions,
  );
  expect(left).toEqual([]);
});

test('the rules and declarations are gone', () => {
  const css = 'a:has(b){color:red}a{height:3em;height:2lh;content-visibility:auto;text-wrap:balance}';
  expect(withoutNewerCss(css)).toBe('a{height:3em}');
});
