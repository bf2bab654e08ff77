import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { buildFloor } from './floorSite.ts';
import { open } from './opening.ts';
import { depthOf, scriptBytes } from './requests.ts';
import { tokenOf } from '../../support/people.ts';
import { visits } from '../../../e2e/support/visits.ts';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { servePortal } from '../../../scripts/serve/servePortal.ts';
import { paths } from '../../../apps/portal/src/shared/page/paths.ts';
import { openVisit } from '../../support/browser.ts';
import { inPortal } from '../../support/portal.ts';
import { dist, fromRoot } from '../../../scripts/lib/root.mjs';

/** Size and request budgets of the pages. */
interface Budgets {
  /** Packed JavaScript of the library floor (tests/bench/routes/floorSite.ts), in bytes. */
  floor: number;
  /** Most requests of a page until it is idle. */
  requests: number;
  /** Packed JavaScript that sends reports, in bytes; every page loads it after all else. */
  reports: number;
  /** Per page, the allowed multiple of the floor, round trips, and requests if they differ. */
  groups: readonly { multiple: number; depth: number; requests?: number; paths: readonly string[] }[];
}

const {
  floor,
  requests: mostRequests,
  reports,
  groups,
}: Budgets = JSON.parse(readFileSync(fromRoot('apps/portal/budgets.json'), 'utf8'));

const here = inPortal();

test('every page has exactly one budget', () => {
  const pages = Object.values(paths).filter((route) => route !== paths.referralsAlias);
  expect(groups.flatMap((group) => group.paths).toSorted()).toEqual(pages.toSorted());
  expect(visits.map(({ route }) => route).toSorted()).toEqual(pages.toSorted());
});

test('the floor matches the size of the portal’s libraries within 1%', async () => {
  // With NODE_ENV=test, vite would build the libraries for development.
  vi.stubEnv('NODE_ENV', 'production');
  const folder = await buildFloor('libraryFloor');
  vi.unstubAllEnvs();
  const site = await servePortal({ dist: folder, backend: mockBackend(), port: 0 });
  const { requests } = await open(here.browser, site.address, { token: null });
  await site.close();
  expect(Math.abs(scriptBytes(requests, folder) / floor - 1)).toBeLessThan(0.01);
});

/** The chunk that sends reports. A page loads it last, perhaps after the bench has closed it. */
const reportsChunk = /\/assets\/(reports-[^/]+\.js)$/;

test(`what sends reports has at most ${reports} bytes, and loads after the paint`, async () => {
  const page = await openVisit(here.browser, { name: 'reports' });
  const loaded = page.waitForResponse(reportsChunk);
  await page.goto(here.portal.address);
  const url = (await loaded).url();
  expect(scriptBytes([{ url }], dist)).toBeLessThanOrEqual(reports);
  const [chunk, paint] = await page.evaluate(
    (name) => [name, 'first-contentful-paint'].map((one) => performance.getEntriesByName(one)[0]?.startTime),
    url,
  );
  expect(chunk).toBeGreaterThan(paint ?? Infinity);
});

const checked = visits.map((visit) => {
  const group = groups.find(({ paths: routes }) => routes.includes(visit.route));
  const { multiple = 0, depth = 0, requests = mostRequests } = group ?? {};
  return { ...visit, multiple: multiple.toFixed(2), depth, mostRequests: requests };
});

test.each(checked)(
  '$route stays within $multiple times the library floor, $depth round trips and $mostRequests requests',
  async ({ route, address, person, multiple, depth, mostRequests: most }) => {
    const token = await tokenOf(person, here.portal.address);
    const opened = await open(here.browser, here.portal.address + address, { token });
    const requests = opened.requests.filter(({ url }) => !reportsChunk.test(url));
    const bytes = scriptBytes(requests, dist);
    expect(bytes, `packed JavaScript of ${route}`).toBeLessThanOrEqual(Math.floor(floor * Number(multiple)));
    expect(depthOf(requests), `round trips of ${route}`).toBeLessThanOrEqual(depth);
    expect(requests.length, `requests of ${route}`).toBeLessThanOrEqual(most);
    // Without its chunk the page was not opened.
    expect(bytes).toBeGreaterThan(50_000);
  },
);
