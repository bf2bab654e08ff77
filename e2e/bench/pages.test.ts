import { mockBackend } from '../../scripts/serve/mockBackend.ts';
import { servePortal, type RunningPortal } from '../../scripts/serve/servePortal.ts';
import { expect, test } from '../support/fixtures.ts';
import { enterAs } from '../support/steps.ts';
import { visits } from '../support/visits.ts';
import { buildFloor } from './buildFloor.ts';
import { measureOpening, medianOf, rounds, type Opening } from './measures.ts';

const measured = [
  '/',
  '/login',
  '/cadastro',
  '/termos',
  '/cursos',
  '/perfil',
  '/assinatura',
  '/minha-assinatura',
  '/perfil/rede-indicacoes',
  '/perfil/ganhos',
  '/perfil/painel-ganhos',
  '/curso/:cursoId',
  '/curso/aula/:aulaId',
  '/admin/cursos',
];

/** A figure with its ratio to the floor's: "1203 (1.41)". */
function withRatio(own: readonly Opening[], floor: readonly Opening[], of: (opening: Opening) => number): string {
  const [value, baseline] = [medianOf(own.map(of)), medianOf(floor.map(of))];
  return `${Math.round(value)} (${(value / baseline).toFixed(2)})`;
}

const table: Record<string, Record<string, string>> = {};
let floor: RunningPortal;

test.beforeAll(async () => {
  floor = await servePortal({ dist: await buildFloor(), backend: mockBackend(), port: 0 });
});

test.afterAll(async () => {
  await floor.close();
  console.log(`\nMilliseconds, and multiples of a page of the libraries alone; medians of ${rounds}.`);
  console.table(table);
});

for (const { route, address, person } of visits.filter((visit) => measured.includes(visit.route))) {
  test(route, async ({ newVisit, mock }, testInfo) => {
    const [own, baseline]: [Opening[], Opening[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      // Alternate, so that both run under the same load of the machine.
      const bare = await newVisit();
      baseline.push(await measureOpening(bare, floor.address));
      await bare.close();
      const page = await newVisit();
      await enterAs(page, person, mock);
      own.push(await measureOpening(page, address));
      await page.close();
    }
    expect(
      own.every(({ firstPaint, data }) => firstPaint > 0 && data > 0),
      'the page is shown',
    ).toBe(true);
    table[route] = {
      'first paint': withRatio(own, baseline, ({ firstPaint }) => firstPaint),
      'largest paint': withRatio(own, baseline, ({ largestPaint }) => largestPaint),
      data: withRatio(own, baseline, ({ data }) => data),
      CPU: withRatio(own, baseline, ({ cpu }) => cpu),
      'layout shift': medianOf(own.map(({ shift }) => shift)).toFixed(4),
    };
    await testInfo.attach('figures', {
      body: JSON.stringify({ own, floor: baseline }),
      contentType: 'application/json',
    });
  });
}
