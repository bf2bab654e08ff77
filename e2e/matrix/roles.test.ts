import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { routes, type Access } from '../support/access.ts';
import type { Person } from '../support/steps.ts';
import { test, expect } from './session.ts';

/**
 * The roles of docs/specification.md#roles; the subscription of `member without a plan` has ended.
 */
const roles = ['visitor', 'member without a plan', 'member', 'admin'] as const satisfies readonly Person[];

const ids: Readonly<Record<string, string>> = { ':cursoId': '1', ':moduloId': '1', ':aulaId': '1' };

function addressOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, (name) => ids[name] ?? name);
}

/** The path a role ends at after opening a page: docs/specification.md#roles. */
function endOf({ path, access }: { path: string; access: Access }, person: Person): string {
  if (person === 'visitor') return access === 'member' || access === 'admin' ? '/login' : addressOf(path);
  if (path === paths.login) return '/perfil';
  if (path === paths.referralsAlias) return paths.referrals;
  return access === 'admin' && person !== 'admin' ? '/perfil' : addressOf(path);
}

const alias = { path: paths.referralsAlias, access: 'member' as const };

for (const person of roles)
  for (const { path, access } of [...routes, alias])
    test(`${person} opens ${path}`, async ({ session }) => {
      const { enter, readPage, waitForIdle } = session;
      await enter(addressOf(path), person);
      const wanted = endOf({ path, access }, person);
      await expect.poll(async () => (await readPage()).path, { timeout: 8_000 }).toBe(wanted);
      await waitForIdle();
      const seen = await readPage();
      expect(seen).toMatchObject({ path: wanted, busy: [], headings: 1 });
      expect(seen.main.trim().length).toBeGreaterThan(20);
    });

test('any other path is the 404 page', async ({ session }) => {
  await session.enter('/um/caminho/qualquer', 'member');
  expect((await session.readPage()).main).toContain('404 - Página não encontrada');
});
