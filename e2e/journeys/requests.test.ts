import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterAs } from '../support/steps.ts';
import { visits } from '../support/visits.ts';

/**
 * Maximum number of requests until a page is idle: the profile sends eleven GET requests, and the lessons of a module
 * load the parts of a lesson, for its preview.
 */
const maxRequests = new Map<string, number>([
  [paths.profile, 55],
  [paths.adminLessons, 44],
  [paths.adminLesson, 41],
]);

/** The chunk that sends reports. */
const reports = /\/assets\/reports-[^/]+\.js$/;

for (const { route, address, person } of visits) {
  test(`${route} needs few requests`, async ({ page, mock }) => {
    await enterAs(page, person, mock);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(new RegExp(`${address.replace(/\?.*/, '')}(?:\\?|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(requests.filter((url) => !reports.test(url)).length).toBeLessThanOrEqual(maxRequests.get(route) ?? 39);
  });
}

test('what sends reports loads after the first paint', async ({ page }) => {
  const loaded = page.waitForResponse(reports);
  await page.goto('/');
  const url = (await loaded).url();
  const [chunk, paint] = await page.evaluate(
    (name) => [name, 'first-contentful-paint'].map((one) => performance.getEntriesByName(one)[0]?.startTime),
    url,
  );
  expect(chunk).toBeGreaterThan(paint ?? Infinity);
});
