import { describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { navigationFor } from './navigation.ts';

const visitor = { loggedIn: false, isAdmin: false };
const member = { loggedIn: true, isAdmin: false };
const admin = { loggedIn: true, isAdmin: true };

function labels(path: string, onlooker: typeof visitor): string[] {
  return navigationFor(path, onlooker).map((link) => link.label);
}

describe('the links of the header (spec, section 2)', () => {
  it('offers a visitor Login everywhere but on /login', () => {
    for (const path of Object.values(paths)) {
      expect(labels(path, visitor)).toEqual(path === '/login' ? [] : ['Login']);
    }
  });

  it('hides Perfil on /perfil only', () => {
    const without = Object.values(paths).filter((path) => !labels(path, member).includes('Perfil'));
    expect(without).toEqual(['/perfil']);
  });

  it('shows AdminCursos to administrators only', () => {
    for (const path of Object.values(paths)) {
      expect(labels(path, member)).not.toContain('AdminCursos');
      expect(labels(path, admin)).toContain('AdminCursos');
    }
  });

  it('always offers Catálogo and Meus Cursos to a member, and marks the page being shown', () => {
    expect(navigationFor('/cursos/', member).slice(0, 2)).toEqual([
      { label: 'Catálogo', to: '/cursos', current: true },
      { label: 'Meus Cursos', to: '/perfil/cursos', current: false },
    ]);
  });

  it('hides Qualificações on its own page only', () => {
    const without = Object.values(paths).filter((path) => !labels(path, member).includes('Qualificações'));
    expect(without).toEqual(['/perfil/qualificacoes']);
  });

  it('shows Ganhos on the five pages that the spec names, and only there', () => {
    const withIt = Object.values(paths).filter((path) => labels(path, member).includes('Ganhos'));
    expect(withIt.toSorted()).toEqual([
      '/perfil',
      '/perfil/painel-ganhos',
      '/perfil/qualificacoes',
      '/perfil/rede-indicacoes',
      '/perfil/saques',
    ]);
    expect(navigationFor('/perfil', member).find(({ label }) => label === 'Ganhos')?.to).toBe('/perfil/ganhos');
  });
});
