import * as fc from 'fast-check';
import type { Access } from '../../../apps/portal/src/app/pages.ts';
import { paths as pagePaths } from '../../../apps/portal/src/shared/page/paths.ts';
import type { PageState } from '../../support/pageState.ts';
import type { Account } from '../../support/mock.ts';
import { visits } from '../../support/visits.ts';
import { test as sessionTest, expect, type Session } from '../session.ts';
import { openAs, interleave, holdReplies, type Step } from './heldReplies.ts';

/** The seed of the interleavings; the variable RANDOM_SEED overrides it. */
const seed = Number(process.env['RANDOM_SEED'] ?? 20_261_121);

/** The steps of one interleaving, and the order in which it releases the remaining replies. */
interface Interleaving {
  steps: Step[];
  turns: number[];
}

/** The values of the random steps. */
interface StepOptions {
  paths: readonly string[];
  tokens: readonly string[];
  others?: readonly Step[];
}

/** Random interleavings of navigation, logins and late replies. */
function interleavings({ paths, tokens, others = [] }: StepOptions, count: number): Interleaving[] {
  const go = fc.constantFrom(...paths).map((path): Step => ({ kind: 'go', path }));
  const login = fc.constantFrom(...tokens).map((token): Step => ({ kind: 'login', token }));
  const arrive = fc.nat({ max: 20 }).map((which): Step => ({ kind: 'reply', which }));
  const step = fc.oneof(
    { weight: 5, arbitrary: go },
    { weight: tokens.length > 1 ? 2 : 0, arbitrary: login },
    { weight: 6, arbitrary: arrive },
    { weight: 1, arbitrary: fc.constantFrom(40, 320).map((time): Step => ({ kind: 'wait', time })) },
    ...(others.length > 0 ? [{ weight: 4, arbitrary: fc.constantFrom(...others) }] : []),
  );
  const steps = fc
    .tuple(login, go, fc.array(step, { minLength: 5, maxLength: 14 }))
    .map(([first, second, rest]) => [first, second, ...rest]);
  const turns = fc.array(fc.nat({ max: 20 }), { minLength: 8, maxLength: 8 });
  return fc.sample(fc.record({ steps, turns }), { numRuns: count, seed });
}

/** The addresses of pages that read from the API, except the payment results, whose texts differ. */
function addressesFor(...access: readonly Access[]): string[] {
  return visits
    .filter((visit) => access.includes(visit.access) && !visit.route.startsWith('/pagamento'))
    .map(({ address }) => address);
}

const memberPaths = [
  ...addressesFor('open', 'member'),
  '/curso/2',
  '/curso/3',
  '/curso-iniciar/3',
  '/curso-iniciar/5',
  '/curso/aula/4',
  '/curso/aula/19',
  '/cursos?busca=lideran',
  '/perfil/ganhos?mes=9&ano=2026',
  '/perfil/ganhos?mes=8&ano=2026',
];

const adminPaths = [
  ...addressesFor('admin'),
  '/admin/cursos-novo?id=1',
  '/admin/cursos-novo?id=2',
  '/admin/curso/2/modulo',
  '/admin/curso/1/modulo/2',
  '/admin/curso/1/modulo/2/aulas',
  '/admin/aula/2',
  '/perfil',
];

type Name = 'members' | 'administrators';

const kinds = {
  members: {
    people: ['member', 'member on trial', 'member without a plan', 'member who canceled'],
    paths: memberPaths,
    count: 120,
  },
  administrators: { people: ['admin', 'admin', 'member'], paths: adminPaths, count: 80 },
} as const satisfies Record<Name, { people: readonly Account[]; paths: readonly string[]; count: number }>;

/** The expected page for an address and a person: opened alone, without delays. */
const references = new Map<string, PageState>();

async function referenceOf({ page, readPage, waitForIdle }: Session, path: string, token: string): Promise<PageState> {
  const key = `${token} ${path}`;
  const known = references.get(key);
  if (known) return known;
  await page.evaluate(openAs, { path, token });
  await waitForIdle();
  const seen = await readPage();
  references.set(key, seen);
  return seen;
}

/**
 * What is wrong with the page at the end.
 * @param redirected the tokens of people whom the pages redirect to /perfil
 */
async function problemsOf(
  session: Session,
  { steps, turns }: Interleaving,
  redirected: readonly string[],
): Promise<string[]> {
  const { page, readPage, waitForIdle } = session;
  const snapshots = await page.evaluate(interleave, { steps, turns });
  await waitForIdle();
  const seen = await readPage();
  const wrong: string[] = [];
  const last = snapshots.at(-1);
  const path = steps.findLast((step) => step.kind === 'go')?.path ?? '';
  const token = steps.findLast((step) => step.kind === 'login')?.token ?? '';
  // The redirect of the person before can come first: then the page that it leads to.
  const before = steps.slice(
    0,
    steps.findLastIndex((step) => step.kind === 'go'),
  );
  const visitor = before.findLast((step) => step.kind === 'login')?.token ?? '';
  const isRedirected = visitor !== token && redirected.includes(visitor) && seen.path === pagePaths.profile;
  const right = await referenceOf(session, isRedirected ? pagePaths.profile : path, token);
  if (last?.token !== token) wrong.push('another person is logged in');
  for (const part of ['path', 'main', 'fields', 'busy'] as const) {
    const [is, expected] = [JSON.stringify(seen[part]), JSON.stringify(right[part])];
    if (is === expected) continue;
    const start = Math.max(0, [...expected].findIndex((char, index) => char !== is[index]) - 100);
    wrong.push(`${part} is ${is.slice(start, start + 700)}\n   not ${expected.slice(start, start + 700)}`);
  }
  return wrong;
}

const test = sessionTest.extend({
  session: async ({ session }, use) => {
    await session.page.evaluate(holdReplies);
    await use(session);
  },
});

for (const name of ['members', 'administrators'] as const) {
  const { people, paths, count } = kinds[name];
  test.describe(name, () => {
    // In one page, which stores how each page looks when every reply arrives in time.
    test.describe.configure({ mode: 'default' });
    for (let n = 0; n < count; n += 1)
      test(`see only their own data when they navigate faster than replies arrive: ${n}`, async ({ session }) => {
        const tokens = await Promise.all(people.map((person) => session.mock.token(person)));
        const one = interleavings({ paths, tokens }, count)[n];
        const redirected = name === 'administrators' ? tokens.slice(-1) : [];
        const wrong = one ? await problemsOf(session, one, redirected) : ['no interleaving'];
        expect(wrong, JSON.stringify(one?.steps)).toEqual([]);
      });
  });
}
