import { headerMessages } from '@raiz/ui/messages/global';
import { networkPages, type PageName, paths } from '../shared/page/paths.ts';
import type { NamedPage } from './pages.ts';

export interface NavigationLink {
  label: string;
  to: string;
  /** `page`: the link leads to the page being shown. `section`: to the one it belongs to. */
  current?: 'page' | 'section';
  /** Lighter: tabs of the page lead there too. */
  quiet?: boolean;
  /** Only its place: an admin page may yet learn that the person is an administrator. */
  isReserved?: true;
  /** Looks like a button: a visitor's way in. */
  isButton?: true;
}

/** The person who sees the header. */
export interface Viewer {
  loggedIn: boolean;
  /** The role in the profile; false when the profile call failed. */
  isAdmin: boolean;
  /** The page whose link marks the section, where the data of the page decides; null elsewhere. */
  ownSection?: PageName | null;
}

/** The pages whose header has the link Ganhos (docs/specification.md#header). */
const withEarningsLink: readonly PageName[] = [
  'profile',
  'qualifications',
  'referrals',
  'earningsPanel',
  'withdrawals',
];

/** Whether a list of names has the page. */
function isOneOf(names: readonly PageName[], page: NamedPage | undefined): boolean {
  return page !== undefined && names.includes(page.name);
}

/**
 * The header's links on a page (docs/specification.md#header), without the Sair button. A visitor's
 * only link is Login.
 */
export function navigationFor(
  page: NamedPage | undefined,
  { loggedIn, isAdmin, ownSection }: Viewer,
): NavigationLink[] {
  // The tabs of these pages lead there too.
  const hasTabs = isOneOf(networkPages, page);
  const links: [label: string, name: PageName, shown: boolean, quiet?: boolean][] = loggedIn
    ? [
        [headerMessages.catalogue, 'catalogue', true],
        [headerMessages.myCourses, 'myCourses', true],
        [headerMessages.profile, 'profile', page?.name !== 'profile'],
        [headerMessages.qualifications, 'qualifications', page?.name !== 'qualifications', hasTabs],
        [headerMessages.earnings, 'earnings', isOneOf(withEarningsLink, page), hasTabs],
        [headerMessages.adminCourses, 'adminCourses', isAdmin || page?.access === 'admin'],
      ]
    : [[headerMessages.logIn, 'login', page?.name !== 'login']];
  const section = ownSection ?? page?.section ?? (hasTabs ? 'profile' : page?.access === 'admin' && 'adminCourses');
  return links
    .filter(([, , shown]) => shown)
    .map(([label, name, , quiet = false]) => {
      const link = { label, to: paths[name] };
      if (!loggedIn) return { ...link, isButton: true };
      if (name === 'adminCourses' && !isAdmin) return { ...link, isReserved: true };
      if (name === page?.name) return { ...link, current: 'page' };
      return name === section ? { ...link, current: 'section' } : { ...link, quiet };
    });
}
