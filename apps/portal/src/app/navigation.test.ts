import { describe, expect, it } from 'vitest';
import { paths } from '../shared/page/paths.ts';
import { navigationFor } from './navigation.ts';

const visitor = { loggedIn: false, isAdmin: false };
const member = { loggedIn: true, isAdmin: false };
const admin = { loggedIn: true, isAdmin: true };

/** The labels of the header, separated by blanks; MeusCursos stands for 'Meus Cursos'. */
function header(path: string, onlooker: typeof visitor): string {
  return navigationFor(path, onlooker)
    .map((link) => link.label.replace(' ', ''))
    .join(' ');
}

/**
 * Every path of the route table with the links that a member sees; an administrator also sees
 * AdminCursos.
 */
const table: Record<string, string> = {
  '/': 'Catálogo MeusCursos Perfil Qualificações',
  '/cadastro': 'Catálogo MeusCursos Perfil Qualificações',
  '/login': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil': 'Catálogo MeusCursos Qualificações Ganhos',
  '/recuperar-senha': 'Catálogo MeusCursos Perfil Qualificações',
  '/redefinir-senha': 'Catálogo MeusCursos Perfil Qualificações',
  '/email-confirmado': 'Catálogo MeusCursos Perfil Qualificações',
  '/termos': 'Catálogo MeusCursos Perfil Qualificações',
  '/assinatura': 'Catálogo MeusCursos Perfil Qualificações',
  '/minha-assinatura': 'Catálogo MeusCursos Perfil Qualificações',
  '/pagamento-sucesso': 'Catálogo MeusCursos Perfil Qualificações',
  '/pagamento-cancelado': 'Catálogo MeusCursos Perfil Qualificações',
  '/assinatura/pagamentos': 'Catálogo MeusCursos Perfil Qualificações',
  '/assinatura/vouchers-usados': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/rede-indicacoes': 'Catálogo MeusCursos Perfil Qualificações Ganhos',
  '/perfil/indicacoes': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/ganhos': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/painel-ganhos': 'Catálogo MeusCursos Perfil Qualificações Ganhos',
  '/perfil/saques': 'Catálogo MeusCursos Perfil Qualificações Ganhos',
  '/perfil/qualificacoes': 'Catálogo MeusCursos Perfil Ganhos',
  '/perfil/videos': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/fundos': 'Catálogo MeusCursos Perfil Qualificações',
  '/cursos': 'Catálogo MeusCursos Perfil Qualificações',
  '/curso-iniciar/:cursoId': 'Catálogo MeusCursos Perfil Qualificações',
  '/curso/:cursoId': 'Catálogo MeusCursos Perfil Qualificações',
  '/curso/aula/:aulaId': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/cursos': 'Catálogo MeusCursos Perfil Qualificações',
  '/perfil/certificados': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/cursos': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/cursos-novo': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/curso/:cursoId/modulo': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/curso/:cursoId/modulo/:moduloId': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/curso/:cursoId/modulo/:moduloId/aulas': 'Catálogo MeusCursos Perfil Qualificações',
  '/admin/aula/:aulaId': 'Catálogo MeusCursos Perfil Qualificações',
};

describe('the links of the header', () => {
  it('are known for every path of the route table', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.values(paths).toSorted());
  });

  it.each(Object.entries(table))('on %s are %s for a member', (path, links) => {
    expect(header(path, member)).toBe(links);
    expect(header(`${path}/`, member)).toBe(links);
  });

  it.each(Object.entries(table))('on %s are those of a member and AdminCursos for an administrator', (path, links) => {
    expect(header(path, admin)).toBe(`${links} AdminCursos`);
  });

  it.each(Object.keys(table))('on %s are Login alone for a visitor, and nothing on /login', (path) => {
    expect(header(path, visitor)).toBe(path === '/login' ? '' : 'Login');
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
