import { describe, expect, test } from 'vitest';
import { paths } from '../../apps/portal/src/shared/paths.ts';
import { routes, type Access } from '../access.ts';
import { inRoom } from './inRoom.ts';
import type { Person } from './matrixPortal.ts';

const room = inRoom();

/**
 * The four roles of docs/specification.md#roles; a member without a plan is one whose subscription has
 * ended.
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
      const { portal, enter, look, takeComplaints } = room();
      portal.calm();
      await enter(addressOf(path), person);
      const wanted = path === alias.path && person !== undefined ? paths.referrals : endOf({ path, access }, person);
      await expect.poll(async () => (await look()).path, { timeout: 8_000 }).toBe(wanted);
      await portal.quiet();
      const seen = await look();
      expect(seen).toMatchObject({ path: wanted, busy: [], headings: 1 });
      expect(seen.main.trim().length).toBeGreaterThan(20);
      expect(takeComplaints()).toEqual([]);
    },
  );
});

test('any other path is the 404 page', async () => {
  const { enter, look } = room();
  await enter('/um/caminho/qualquer', 'member');
  expect((await look()).main).toContain('404 - Página não encontrada');
});
