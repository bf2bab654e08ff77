import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { open } from '../../scripts/bench/routes/opening.ts';
import { depthOf, scriptBytes } from '../../scripts/bench/routes/requests.ts';
import { tokenOf, visits } from '../../scripts/bench/routes/visits.ts';
import { paths } from '../../apps/portal/src/shared/paths.ts';
import { shared } from '../matrix/share.ts';
import { inPortal } from './inPortal.ts';
import { dist } from './server.ts';

/** The most that a page may cost: packed bytes of JavaScript until it is quiet, and round trips to the first answer it asks for. */
interface Budget {
  js: number;
  depth: number;
}

const budgets: Record<string, Budget | undefined> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../apps/portal/budgets.json'), 'utf8'),
);

const here = inPortal();

test('every page has a budget, and no budget is without a page', () => {
  const pages = Object.values(paths).filter((route) => route !== paths.referralsAlias);
  expect(Object.keys(budgets).toSorted()).toEqual(pages.toSorted());
  expect(visits.map(({ route }) => route).toSorted()).toEqual(pages.toSorted());
});

/** Those that people open first are always among them. */
const checked = [...visits.slice(0, 5), ...shared(visits.slice(5))];

test.each(checked)('$route stays within its budget', async ({ route, address, person }) => {
  const token = await tokenOf(person, here.portal.address);
  const { requests } = await open(here.browser, here.portal.address + address, { token });
  const [js, depth] = [scriptBytes(requests, dist), depthOf(requests)];
  const budget = budgets[route] ?? { js: 0, depth: 0 };
  expect({ js: js > budget.js ? js : 'within', depth: depth > budget.depth ? depth : 'within' }).toEqual({
    js: 'within',
    depth: 'within',
  });
  // Without its code the page was not opened at all.
  expect(js).toBeGreaterThan(50_000);
});
