import { paths } from '../../apps/portal/src/shared/page/paths.ts';

/**
 * What a page requires: nothing and no query client (`public`), nothing but it reads from the API
 * (`open`), a session (`member`), or an administrator's session (`admin`).
 * See docs/specification.md#routes.
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
 * Every page with the access it requires. Written independently of the portal's route table, so
 * that tests can compare the two.
 */
export const routes = Object.values(paths)
  .filter((path) => path !== paths.referralsAlias)
  .map((path) => ({ path, access: accessOf(path) }));
