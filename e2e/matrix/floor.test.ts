import { newerFunctions, withoutNewerCss, withoutNewerFeatures } from '../support/newerFeatures.ts';
import { readPageState } from '../support/pageState.ts';
import { expect, test as portalTest } from '../support/fixtures.ts';
import { enterAs, type Person } from '../support/steps.ts';
import { visits } from '../support/visits.ts';
import { pageProblems } from './pageProblems.ts';
import { readingPages } from './readingPages.ts';

const test = portalTest.extend({
  page: async ({ context, page, expectErrors }, use) => {
    expectErrors(/Failed to load resource|vimeo/);
    await withoutNewerFeatures(context);
    await use(page);
  },
});

const pages: readonly { path: string; person: Person }[] = [
  ...visits
    .filter(({ access }) => access === 'public')
    .map(({ route }) => ({ path: route, person: 'visitor' as const })),
  ...readingPages,
  // A video, and a lesson with files.
  { path: '/curso/aula/1', person: 'member' },
  { path: '/curso/aula/2', person: 'member' },
];

for (const { path, person } of pages)
  test(`${path} works for a ${person} without what the oldest promised browsers lack`, async ({ page, mock }) => {
    await enterAs(page, person, mock);
    await page.goto(path);
    expect(pageProblems(await page.evaluate(readPageState, 8_000))).toEqual([]);
  });

test('the functions are gone', async ({ page }) => {
  await page.goto('/termos');
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
