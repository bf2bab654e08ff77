import { headerMessages } from '@raiz/ui/messages/global';
import { paths } from '../shared/paths.ts';

/** One link of the header. */
export interface NavigationLink {
  label: string;
  to: string;
  /** Whether the page being shown is this link's. */
  current: boolean;
}

/** Who looks at the header. */
export interface Onlooker {
  loggedIn: boolean;
  /** What the profile says; a failed profile call means no admin (spec, section 7). */
  isAdmin: boolean;
}

/** The only pages with the link Ganhos (spec, section 2; decisions.md, Routes). */
const withEarningsLink: ReadonlySet<string> = new Set([
  paths.profile,
  paths.qualifications,
  paths.referrals,
  paths.earningsPanel,
  paths.withdrawals,
]);

/**
 * The header's links on one page for one person (spec, section 2, Global).
 * The Sair button is not a link and not in the list; a visitor's only link is Login.
 */
export function navigationFor(pathname: string, { loggedIn, isAdmin }: Onlooker): NavigationLink[] {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const links: [label: string, to: string, shown: boolean][] = loggedIn
    ? [
        [headerMessages.catalogue, paths.catalogue, true],
        [headerMessages.myCourses, paths.myCourses, true],
        [headerMessages.profile, paths.profile, path !== paths.profile],
        [headerMessages.qualifications, paths.qualifications, path !== paths.qualifications],
        [headerMessages.earnings, paths.earnings, withEarningsLink.has(path)],
        [headerMessages.adminCourses, paths.adminCourses, isAdmin],
      ]
    : [[headerMessages.logIn, paths.login, path !== paths.login]];
  return links.filter(([, , shown]) => shown).map(([label, to]) => ({ label, to, current: to === path }));
}
