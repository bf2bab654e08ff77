import { headerMessages } from '@raiz/ui/messages/global';
import { paths } from '../shared/page/paths.ts';

/** One link of the header. */
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
  /** Path of the link that the page names as its section; null where its address decides. */
  ownSection?: string | null;
}

/** The pages whose header has the link Ganhos (docs/specification.md#header). */
const withEarningsLink: ReadonlySet<string> = new Set([
  paths.profile,
  paths.qualifications,
  paths.referrals,
  paths.earningsPanel,
  paths.withdrawals,
]);

/** The links whose section a page belongs to: the first pattern that fits. */
const sections: readonly [pages: RegExp, to: string][] = [
  [/^\/admin\//, paths.adminCourses],
  [/^\/curso-iniciar\//, paths.catalogue],
  [/^\/(curso\/|perfil\/(certificados|cursos)$)/, paths.myCourses],
  [/^\/(perfil\/|assinatura|minha-assinatura$)/, paths.profile],
];

/**
 * The header's links on a page (docs/specification.md#header), without the Sair button. A visitor's
 * only link is Login.
 */
export function navigationFor(pathname: string, { loggedIn, isAdmin, ownSection }: Viewer): NavigationLink[] {
  const path = pathname.replace(/(?<=.)\/+$/, '');
  // The tabs of these pages lead there too.
  const hasTabs = /^\/perfil\b(?!\/(certificados|cursos)$)/.test(path);
  const links: [label: string, to: string, shown: boolean, quiet?: boolean][] = loggedIn
    ? [
        [headerMessages.catalogue, paths.catalogue, true],
        [headerMessages.myCourses, paths.myCourses, true],
        [headerMessages.profile, paths.profile, path !== paths.profile],
        [headerMessages.qualifications, paths.qualifications, path !== paths.qualifications, hasTabs],
        [headerMessages.earnings, paths.earnings, withEarningsLink.has(path), hasTabs],
        [headerMessages.adminCourses, paths.adminCourses, isAdmin || path.startsWith('/admin/')],
      ]
    : [[headerMessages.logIn, paths.login, path !== paths.login]];
  const section = ownSection ?? sections.find(([pages]) => pages.test(path))?.[1];
  return links
    .filter(([, , shown]) => shown)
    .map(([label, to, , quiet = false]) => {
      if (!loggedIn) return { label, to, isButton: true };
      if (to === paths.adminCourses && !isAdmin) return { label, to, isReserved: true };
      if (to === path) return { label, to, current: 'page' };
      return to === section ? { label, to, current: 'section' } : { label, to, quiet };
    });
}
