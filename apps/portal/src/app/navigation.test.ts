import { describe, expect, it } from 'vitest';
import type { PageName } from '../shared/page/paths.ts';
import { navigationFor } from './navigation.ts';
import { pages } from './pages.ts';

const visitor = { loggedIn: false, isAdmin: false };
const member = { loggedIn: true, isAdmin: false };
const admin = { loggedIn: true, isAdmin: true };

/** The links on a page; the 404 page by default. */
function linksOn(page: PageName | undefined, viewer: Parameters<typeof navigationFor>[1]) {
  return navigationFor(
    pages.find(({ name }) => name === page),
    viewer,
  );
}

/** The labels of the header, separated by spaces and without spaces of their own. */
function header(page: PageName | undefined, viewer: typeof visitor): string {
  return linksOn(page, viewer)
    .filter(({ isReserved }) => !isReserved)
    .map((link) => link.label.replace(' ', ''))
    .join(' ');
}

/** The links of a member on most pages. */
const usual = 'Catálogo MeusCursos Perfil Qualificações';

/** The pages with other links: none to themselves, and Ganhos on exactly five (docs/specification.md#header). */
const exceptions: Readonly<Partial<Record<PageName, string>>> = {
  profile: 'Catálogo MeusCursos Qualificações Ganhos',
  qualifications: 'Catálogo MeusCursos Perfil Ganhos',
  referrals: `${usual} Ganhos`,
  earningsPanel: `${usual} Ganhos`,
  withdrawals: `${usual} Ganhos`,
};

describe('the links of the header', () => {
  it.each(pages.map(({ name }) => name))('on %s', (page) => {
    const links = exceptions[page] ?? usual;
    expect(header(page, member)).toBe(links);
    expect(header(page, admin)).toBe(`${links} AdminCursos`);
    expect(header(page, visitor)).toBe(page === 'login' ? '' : 'Login');
  });

  it('on the 404 page are those of any page', () => {
    expect(header(undefined, visitor)).toBe('Login');
    expect(header(undefined, admin)).toBe('Catálogo MeusCursos Perfil Qualificações AdminCursos');
  });

  it('have the right paths, and mark the page being shown', () => {
    const addresses = (page: PageName) => linksOn(page, admin).map(({ to, current }) => (current ? `[${to}]` : to));
    expect(addresses('catalogue')).toEqual([
      '[/cursos]',
      '/perfil/cursos',
      '/perfil',
      '/perfil/qualificacoes',
      '/admin/cursos',
    ]);
    expect(addresses('myCourses').filter((to) => to.startsWith('['))).toEqual(['[/perfil/cursos]']);
    expect(addresses('profile')).toContain('/perfil/ganhos');
    expect(addresses('adminCourses').at(-1)).toBe('[/admin/cursos]');
    expect(linksOn('home', visitor)).toEqual([{ label: 'Login', to: '/login', isButton: true }]);
  });

  it('keep the place of AdminCursos only on admin pages, until the role is known', () => {
    const reserved = (page: PageName, viewer: typeof visitor) =>
      linksOn(page, viewer).filter((link) => link.isReserved);
    expect(reserved('adminLesson', member)).toEqual([{ label: 'AdminCursos', to: '/admin/cursos', isReserved: true }]);
    expect(reserved('adminLesson', admin)).toEqual([]);
    expect(reserved('catalogue', member)).toEqual([]);
    expect(reserved('adminCourses', visitor)).toEqual([]);
  });

  it('mark the section that a page names', () => {
    const current = linksOn('course', { ...admin, ownSection: 'catalogue' }).filter((link) => link.current);
    expect(current).toEqual([{ label: 'Catálogo', to: '/cursos', current: 'section' }]);
  });

  it('are lighter where tabs of the page lead too', () => {
    const quiet = (page: PageName) =>
      linksOn(page, admin)
        .filter((link) => link.quiet)
        .map(({ to }) => to);
    expect(quiet('profile')).toEqual(['/perfil/qualificacoes', '/perfil/ganhos']);
    expect(quiet('videos')).toEqual(['/perfil/qualificacoes']);
    for (const page of ['home', 'catalogue', 'myCourses', 'certificates', 'mySubscription'] as const) {
      expect(quiet(page)).toEqual([]);
    }
  });

  it.each<[PageName, string]>([
    ['adminModules', '/admin/cursos'],
    ['adminCourseForm', '/admin/cursos'],
    ['coursePreview', '/cursos'],
    ['lesson', '/perfil/cursos'],
    ['referrals', '/perfil'],
    ['qualifications', '/perfil'],
    ['earnings', '/perfil'],
    ['earningsPanel', '/perfil'],
    ['withdrawals', '/perfil'],
    ['videos', '/perfil'],
    ['funds', '/perfil'],
    ['certificates', '/perfil/cursos'],
    ['payments', '/perfil'],
  ])('mark on %s the section %s', (page, section) => {
    const marked = linksOn(page, admin).filter(({ current }) => current !== undefined);
    expect(marked).toEqual([expect.objectContaining({ to: section, current: 'section' })]);
  });

  it('mark nothing on a page without a section', () => {
    expect(linksOn('terms', admin).filter(({ current }) => current !== undefined)).toEqual([]);
  });
});
