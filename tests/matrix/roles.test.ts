import { describe, expect, test } from 'vitest';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';
import { routes, type Access } from '../support/access.ts';
import { sharedSession } from './testSession.ts';
import type { Person } from './matrixPortal.ts';

const session = sharedSession();

/**
 * The roles of docs/specification.md#roles; the subscription of `member without a plan` has ended.
 */
const roles: Readonly<Record<string, Person | undefined>> = {
  visitor: undefined,
  'member without a plan': 'inactive',
  member: 'member',
  administrator: 'admin',
};

const ids: Readonly<Record<string, string>> = { ':cursoId': '1', ':moduloId': '1', ':aulaId': '1' };

function addressOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, (name) => ids[name] ?? name);
}

/** The path a role ends at after opening a page: docs/specification.md#roles. */
function endOf({ path, access }: { path: string; access: Access }, person: Person | undefined): string {
  if (person === undefined) return access === 'member' || access === 'admin' ? '/login' : addressOf(path);
  if (path === paths.login) return '/perfil';
  return access === 'admin' && person !== 'admin' ? '/perfil' : addressOf(path);
}

const alias = { path: paths.referralsAlias, access: 'member' as const };

describe.each(Object.entries(roles).map(([role, person]) => ({ role, person })))('$role', ({ person }) => {
  test.each([...routes, alias].map(({ path, access }) => ({ path, access })))(
    'opens $path',
    async ({ path, access }) => {
      const { portal, enter, readPage, takeBrowserErrors } = session();
      portal.reset();
      await enter(addressOf(path), person);
      const wanted = path === alias.path && person !== undefined ? paths.referrals : endOf({ path, access }, person);
      await expect.poll(async () => (await readPage()).path, { timeout: 8_000 }).toBe(wanted);
      await portal.waitForIdle();
      const seen = await readPage();
      expect(seen).toMatchObject({ path: wanted, busy: [], headings: 1 });
      expect(seen.main.trim().length).toBeGreaterThan(20);
      expect(takeBrowserErrors()).toEqual([]);
    },
  );
});

test('any other path is the 404 page', async () => {
  const { enter, readPage } = session();
  await enter('/um/caminho/qualquer', 'member');
  expect((await readPage()).main).toContain('404 - Página não encontrada');
});
