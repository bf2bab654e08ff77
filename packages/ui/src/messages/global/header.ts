/** Texts of the header and the side menu (docs/specification.md#header). */
export const headerMessages = {
  catalogue: 'Catálogo',
  myCourses: 'Meus Cursos',
  profile: 'Perfil',
  qualifications: 'Qualificações',
  earnings: 'Ganhos',
  adminCourses: 'AdminCursos',
  logOut: 'Sair',
  logIn: 'Login',
  mainNavigation: 'Principal',
  menu: 'Menu',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  theme: { system: 'Tema: automático', light: 'Tema: claro', dark: 'Tema: escuro' },
} as const;
