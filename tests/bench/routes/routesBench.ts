import type { Browser } from 'playwright';
import { dist } from '../../../scripts/lib/root.mjs';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { Problem } from '../../../scripts/serve/problem.ts';
import { servePortal, type RunningPortal } from '../../../scripts/serve/servePortal.ts';
import type { Bench, BenchTools } from '../bench.ts';
import { Figures, type Figure } from '../figures.ts';
import { buildFloor } from './floorSite.ts';
import { open } from './opening.ts';
import { ratiosOf } from './ratios.ts';
import { depthOf, scriptBytes } from './requests.ts';
import { tokenOf } from '../../support/people.ts';
import { visits, type Visit } from '../../../e2e/support/visits.ts';

/** A measured site and the folder it is served from. */
interface Subject {
  name: string;
  folder: string;
  site: RunningPortal;
}

interface Round {
  browser: Browser;
  slowdown: number;
  visit: Visit;
  figures: Figures;
}

/** Opens one page of one site once. */
async function measure({ browser, slowdown, visit, figures }: Round, { name, folder, site }: Subject): Promise<void> {
  const own = name === 'portal';
  const token = own ? await tokenOf(visit.person, site.address) : null;
  const address = own ? visit.address : '/';
  const { requests, vitals, work } = await open(browser, site.address + address, { token, slowdown });
  const note = figures.of(`${visit.route} (${visit.person})`, name);
  note('JavaScript, packed', 'KB', scriptBytes(requests, folder) / 1024);
  note('requests', 'count', requests.length);
  // The portal's paint is compared with the plain floor.
  if (name === 'library floor') return;
  note('depth', 'count', depthOf(requests));
  note('first paint', 'ms', vitals.firstPaint);
  note('largest paint', 'ms', vitals.largestPaint);
  if (own) note('data', 'ms', vitals.data);
  note('blocked', 'ms', vitals.blocked);
  note('main thread', 'ms', work);
  note('layout shift', 'ratio', vitals.shift);
  const again = await open(browser, site.address + address, { token, slowdown, warm: true });
  note('first paint, warm', 'ms', again.vitals.firstPaint);
  note('largest paint, warm', 'ms', again.vitals.largestPaint);
  if (own) note('data, warm', 'ms', again.vitals.data);
}

/** Measures the sites in turn within each run, under the same load of the machine. */
async function measureAll(
  { browser, slowdown, runs, only }: BenchTools,
  subjects: readonly Subject[],
): Promise<Figure[]> {
  const figures = new Figures();
  const chosen = visits.filter(({ route }) => only.length === 0 || only.includes(route));
  if (chosen.length === 0)
    throw new Problem(`No page is called ${only.join(', ')}: name them as the route table does.`);
  for (let run = 1; run <= runs; run += 1) {
    console.log(`Run ${run} of ${runs} …`);
    for (const visit of chosen) {
      const round = { browser, slowdown, visit, figures };
      for (const subject of subjects) await measure(round, subject);
    }
  }
  const measured = figures.all();
  return [...measured, ...ratiosOf(measured)];
}

/** Every page of the portal on a cheap phone's network, beside two floors (floorSite.ts). */
export const routesBench: Bench = {
  about: 'the opening of every page at 1.6 Mbps and 150 ms, beside floors built from its libraries alone',
  async run(tools) {
    const folders = [
      { name: 'portal', folder: dist },
      { name: 'floor', folder: await buildFloor('floor') },
      { name: 'library floor', folder: await buildFloor('libraryFloor') },
    ];
    const subjects = await Promise.all(
      folders.map(async ({ name, folder }) => ({
        name,
        folder,
        site: await servePortal({ dist: folder, backend: mockBackend(), port: 0 }),
      })),
    );
    try {
      return await measureAll(tools, subjects);
    } finally {
      await Promise.all(subjects.map(({ site }) => site.close()));
    }
  },
};
