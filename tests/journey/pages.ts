import { routes, type Access } from '../access.ts';
import { paths } from '../../apps/portal/src/shared/paths.ts';
import { visits } from '../bench/routes/visits.ts';
import type { Role } from './people.ts';

/** A page at a sample address. */
export interface SamplePage {
  address: string;
  access: Access;
  /** Path after redirects, for a role with access. */
  end: string;
}

function accessOf(pattern: string): Access {
  const found = routes.find(({ path }) => path === pattern);
  if (!found) throw new Error(`${pattern} is in no row of the route table.`);
  return found.access;
}

function pathOf(address: string): string {
  return address.split('?')[0] ?? address;
}

function open(...addresses: readonly string[]): SamplePage[] {
  return addresses.map((address) => ({ address, access: 'public' as const, end: pathOf(address) }));
}

/**
 * Every row of the route table, the old address of the network page, further states of some pages,
 * and an unknown address.
 */
export const samplePages: readonly SamplePage[] = [
  ...visits.map(({ route, address }) => ({ address, access: accessOf(route), end: pathOf(address) })),
  { address: paths.referralsAlias, access: 'member', end: paths.referrals },
  ...open(
    '/cadastro?ref=2',
    '/email-confirmado?success=1',
    '/redefinir-senha',
    '/curso-iniciar/2',
    '/um/caminho/qualquer',
  ),
];

/** The path a role ends at after opening a page: docs/specification.md#roles. */
export function endFor({ access, end }: SamplePage, role: Role): string {
  if (role === 'visitor') return access === 'member' || access === 'admin' ? paths.login : end;
  if (end === paths.login) return paths.profile;
  return access === 'admin' && role !== 'admin' ? paths.profile : end;
}
