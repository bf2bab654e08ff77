import { type Access, pages } from '../../apps/portal/src/app/pages.ts';
import { prerenderedPages } from '../../apps/portal/src/app/prerenderedPages.ts';
import { paths } from '../../apps/portal/src/shared/page/paths.ts';

/** A page of the portal, and its access. */
export interface Visit {
  /** The path in the table of pages. */
  route: string;
  /** The opened address, with ids of the mock server's demo database. */
  address: string;
  access: Access;
  person: 'visitor' | 'member' | 'admin';
}

/** A page with HTML of its own. */
export interface PrerenderedVisit extends Visit {
  /** The heading in its HTML; undefined while a page for administrators checks the role. */
  heading: string | undefined;
  /** The document title without the brand. */
  title: string | undefined;
}

/** Ids of the demo database that fill in the parameters of a path. */
type Ids = Readonly<Record<string, string>>;

const firstIds: Ids = { ':cursoId': '1', ':moduloId': '1', ':aulaId': '1' };

/**
 * The address of a page with ids of the demo database.
 * @throws Error for a parameter without an id
 */
export function addressOf(path: string, ids: Ids = firstIds): string {
  return path.replaceAll(/:\w+/g, (name) => {
    const id = ids[name];
    if (id === undefined) throw new Error(`${path}: add an id for ${name} to "firstIds" in e2e/support/visits.ts.`);
    return id;
  });
}

/** Queries without which a page shows only a failure. */
const queries: Readonly<Record<string, string>> = { [paths.passwordReset]: '?token=abc' };

const people = { public: 'visitor', open: 'visitor', member: 'member', admin: 'admin' } as const;

/** Every page of the table of pages. */
export const visits: readonly Visit[] = pages.map(({ path, access }) => ({
  route: path,
  address: addressOf(path) + (queries[path] ?? ''),
  access,
  person: people[access],
}));

/** Every page with HTML of its own. */
export const prerenderedVisits: readonly PrerenderedVisit[] = pages.flatMap(({ name, path, access }) => {
  const page = prerenderedPages[name];
  if (!page) return [];
  const { heading, title = heading } = page;
  return [{ route: path, address: path, access, person: people[access], heading, title }];
});
