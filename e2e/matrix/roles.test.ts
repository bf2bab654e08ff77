import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import type { Access } from '../../apps/portal/src/app/pages.ts';
import type { Person } from '../support/steps.ts';
import { addressOf, visits } from '../support/visits.ts';
import { test, expect } from './session.ts';

/** The roles of docs/specification.md#roles; the subscription of `member without a plan` has ended. */
const roles = ['visitor', 'member without a plan', 'member', 'admin'] as const satisfies readonly Person[];

/** The final path of a role after opening a page: docs/specification.md#roles. */
function endOf({ route, access }: { route: string; access: Access }, person: Person): string {
  if (person === 'visitor') return access === 'member' || access === 'admin' ? paths.login : addressOf(route);
  if (route === paths.login) return paths.profile;
  if (route === paths.referralsAlias) return paths.referrals;
  return access === 'admin' && person !== 'admin' ? paths.profile : addressOf(route);
}

const alias = { route: paths.referralsAlias, access: 'member' as const };

for (const person of roles)
  for (const { route, access } of [...visits, alias])
    test(`${person} opens ${route}`, async ({ session }) => {
      const { enter, readPage, waitForIdle } = session;
      await enter(addressOf(route), person);
      const expected = endOf({ route, access }, person);
      await expect.poll(async () => (await readPage()).path, { timeout: 8_000 }).toBe(expected);
      await waitForIdle();
      const seen = await readPage();
      expect(seen).toMatchObject({ path: expected, busy: [], headings: 1 });
      expect(seen.main.trim().length).toBeGreaterThan(20);
    });

test('any other path is the 404 page', async ({ session }) => {
  await session.enter('/um/caminho/qualquer', 'member');
  expect((await session.readPage()).main).toContain('404 - Página não encontrada');
});
