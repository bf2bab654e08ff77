import path from 'node:path';
import type { Browser } from 'playwright';
import { mockBackend } from '../../../scripts/serve/mockBackend.ts';
import { Problem } from '../../../scripts/serve/problem.ts';
import { servePortal, type RunningPortal } from '../../../scripts/serve/servePortal.ts';
import type { Bench, BenchTools } from '../bench.ts';
import type { Figure } from '../figures.ts';
import { together } from '../together.ts';
import { buildFloor } from './floorSite.ts';
import { open } from './opening.ts';
import { ratiosOf } from './ratios.ts';
import { depthOf, scriptBytes } from './requests.ts';
import { tokenOf, visits, type Visit } from './visits.ts';

/** The portal's production build. */
export const dist = path.resolve(import.meta.dirname, '../../../apps/portal/dist');

/** Something that is measured: a site and the folder it is served from. */
interface Subject {
  name: string;
  folder: string;
  site: RunningPortal;
}

interface Round {
  browser: Browser;
  slowdown: number;
  visit: Visit;
}

/** Opens one page of one site once. */
async function measure({ browser, slowdown, visit }: Round, { name, folder, site }: Subject): Promise<Figure[]> {
  const own = name === 'portal';
  const token = own ? await tokenOf(visit.person, site.address) : null;
  const address = own ? visit.address : '/';
  const { requests, vitals, work } = await open(browser, site.address + address, { token, slowdown });
  const figure = (step: string, unit: Figure['unit'], value: number): Figure => ({
    group: `${visit.route} (${visit.person})`,
    subject: name,
    step,
    unit,
    values: [value],
  });
  const bytes = [
    figure('JavaScript, packed', 'KB', scriptBytes(requests, folder) / 1024),
    figure('requests', 'count', requests.length),
  ];
  // The portal's paint is compared with the plain floor.
  if (name === 'library floor') return bytes;
  return [
    ...bytes,
    figure('depth', 'count', depthOf(requests)),
    figure('first paint', 'ms', vitals.firstPaint),
    figure('largest paint', 'ms', vitals.largestPaint),
    figure('blocked', 'ms', vitals.blocked),
    figure('main thread', 'ms', work),
    figure('layout shift', 'ratio', vitals.shift),
  ];
}

/** Site by site within each round, so that all of them meet the same machine. */
async function measureAll({ browser, settings, say }: BenchTools, subjects: readonly Subject[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  const chosen = visits.filter(({ route }) => settings.only.length === 0 || settings.only.includes(route));
  if (chosen.length === 0)
    throw new Problem(`No page is called ${settings.only.join(', ')}: name them as the route table does.`);
  for (let run = 1; run <= settings.runs; run += 1) {
    say(`Run ${run} of ${settings.runs} …`);
    for (const visit of chosen) {
      const round = { browser, slowdown: settings.slowdown, visit };
      for (const subject of subjects) figures.push(...(await measure(round, subject)));
    }
  }
  const measured = together(figures);
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
