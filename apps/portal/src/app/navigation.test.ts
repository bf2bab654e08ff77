import { describe, expect, it } from 'vitest';
import { paths } from '../shared/page/paths.ts';
import { navigationFor } from './navigation.ts';

const visitor = { loggedIn: false, isAdmin: false };
const member = { loggedIn: true, isAdmin: false };
const admin = { loggedIn: true, isAdmin: true };

/** The labels of the header, separated by spaces and without spaces of their own. */
function header(path: string, viewer: typeof visitor): string {
  return navigationFor(path, viewer)
    .filter(({ isReserved }) => !isReserved)
    .map((link) => link.label.replace(' ', ''))
    .join(' ');
}

/** The links of a member on most pages. */
const usual = 'Catálogo MeusCursos Perfil Qualificações';

/** The pages with other links: none to themselves, and Ganhos on exactly five (docs/specification.md#header). */
const exceptions: Readonly<Record<string, string>> = {
  [paths.profile]: 'Catálogo MeusCursos Qualificações Ganhos',
  [paths.qualifications]: 'Catálogo MeusCursos Perfil Ganhos',
  [paths.referrals]: `${usual} Ganhos`,
  [paths.earningsPanel]: `${usual} Ganhos`,
  [paths.withdrawals]: `${usual} Ganhos`,
};

describe('the links of the header', () => {
  it.each(Object.values(paths))('on %s', (path) => {
    const links = exceptions[path] ?? usual;
    expect(header(path, member)).toBe(links);
    expect(header(`${path}/`, member)).toBe(links);
    expect(header(path, admin)).toBe(`${links} AdminCursos`);
    expect(header(path, visitor)).toBe(path === paths.login ? '' : 'Login');
  });

  it('on an unknown path are those of any page', () => {
    expect(header('/nada/disso', visitor)).toBe('Login');
    expect(header('/nada/disso', admin)).toBe('Catálogo MeusCursos Perfil Qualificações AdminCursos');
  });

  it('have the right paths, and mark the page being shown', () => {
    const addresses = (path: string) => navigationFor(path, admin).map(({ to, current }) => (current ? `[${to}]` : to));
    expect(addresses('/cursos/')).toEqual([
      '[/cursos]',
      '/perfil/cursos',
      '/perfil',
      '/perfil/qualificacoes',
      '/admin/cursos',
    ]);
    expect(addresses('/perfil/cursos').filter((to) => to.startsWith('['))).toEqual(['[/perfil/cursos]']);
    expect(addresses('/perfil')).toContain('/perfil/ganhos');
    expect(addresses('/admin/cursos').at(-1)).toBe('[/admin/cursos]');
    expect(navigationFor('/', visitor)).toEqual([{ label: 'Login', to: '/login', isButton: true }]);
  });

  it('keep the place of AdminCursos only on admin pages, until the role is known', () => {
    const reserved = (path: string, viewer: typeof visitor) =>
      navigationFor(path, viewer).filter((link) => link.isReserved);
    expect(reserved('/admin/aula/1', member)).toEqual([
      { label: 'AdminCursos', to: '/admin/cursos', isReserved: true },
    ]);
    expect(reserved('/admin/aula/1', admin)).toEqual([]);
    expect(reserved('/cursos', member)).toEqual([]);
    expect(reserved('/admin/cursos', visitor)).toEqual([]);
  });

  it('mark the section that a page names', () => {
    const current = navigationFor('/curso/3', { ...admin, ownSection: '/cursos' }).filter((link) => link.current);
    expect(current).toEqual([{ label: 'Catálogo', to: '/cursos', current: 'section' }]);
  });

  it('are lighter where tabs of the page lead too', () => {
    const quiet = (path: string) =>
      navigationFor(path, admin)
        .filter((link) => link.quiet)
        .map(({ to }) => to);
    expect(quiet('/perfil')).toEqual(['/perfil/qualificacoes', '/perfil/ganhos']);
    expect(quiet('/perfil/videos')).toEqual(['/perfil/qualificacoes']);
    for (const path of ['/', '/cursos', '/perfil/cursos', '/perfil/certificados', '/minha-assinatura']) {
      expect(quiet(path)).toEqual([]);
    }
  });

  it.each([
    ['/admin/curso/3/modulo', '/admin/cursos'],
    ['/admin/cursos-novo', '/admin/cursos'],
    ['/curso-iniciar/3', '/cursos'],
    ['/curso/aula/3', '/perfil/cursos'],
    ['/perfil/rede-indicacoes', '/perfil'],
    ['/perfil/qualificacoes', '/perfil'],
    ['/perfil/ganhos', '/perfil'],
    ['/perfil/painel-ganhos', '/perfil'],
    ['/perfil/saques', '/perfil'],
    ['/perfil/videos', '/perfil'],
    ['/perfil/fundos', '/perfil'],
    ['/perfil/certificados', '/perfil/cursos'],
    ['/assinatura/pagamentos', '/perfil'],
  ])('mark on %s the section %s', (path, section) => {
    const marked = navigationFor(path, admin).filter(({ current }) => current !== undefined);
    expect(marked).toEqual([expect.objectContaining({ to: section, current: 'section' })]);
  });

  it('mark nothing on a page without a section', () => {
    expect(navigationFor('/termos', admin).filter(({ current }) => current !== undefined)).toEqual([]);
  });
});
