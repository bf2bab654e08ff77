import { paths } from '../apps/portal/src/shared/paths.ts';

/**
 * What a page asks of a person (specification, section 6): nothing, and it loads no query client;
 * nothing, but it reads from the API; a session; a session of an administrator.
 */
export type Access = 'public' | 'open' | 'member' | 'admin';

const publicPaths: readonly string[] = [
  paths.home,
  paths.terms,
  paths.registration,
  paths.login,
  paths.passwordRecovery,
  paths.passwordReset,
  paths.emailResult,
];
const openPaths: readonly string[] = [paths.catalogue, paths.coursePreview];

function accessOf(path: string): Access {
  if (publicPaths.includes(path)) return 'public';
  if (openPaths.includes(path)) return 'open';
  return path.startsWith('/admin/') ? 'admin' : 'member';
}

/**
 * Every page of the specification with what it asks of a person. Written apart from the portal's
 * own route table, to hold it to account.
 */
export const routes = Object.values(paths)
  .filter((path) => path !== paths.referralsAlias)
  .map((path) => ({ path, access: accessOf(path) }));
