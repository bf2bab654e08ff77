/** A measured page, and who opens it. */
export interface Visit {
  /** The path of the route table. */
  route: string;
  /** The opened address, with ids of the mock server's demo database. */
  address: string;
  person: 'visitor' | 'member' | 'admin';
}

const publicRoutes = ['/', '/termos', '/login', '/cadastro', '/cursos', '/recuperar-senha', '/email-confirmado'];

const memberRoutes = [
  '/perfil',
  '/assinatura',
  '/minha-assinatura',
  '/pagamento-sucesso',
  '/pagamento-cancelado',
  '/assinatura/pagamentos',
  '/assinatura/vouchers-usados',
  '/perfil/rede-indicacoes',
  '/perfil/ganhos',
  '/perfil/painel-ganhos',
  '/perfil/saques',
  '/perfil/qualificacoes',
  '/perfil/videos',
  '/perfil/fundos',
  '/perfil/cursos',
  '/perfil/certificados',
];

function plain(person: Visit['person'], routes: readonly string[]): Visit[] {
  return routes.map((route) => ({ route, address: route, person }));
}

/** Every page of the route table except redirects. */
export const visits: readonly Visit[] = [
  ...plain('visitor', publicRoutes),
  { route: '/redefinir-senha', address: '/redefinir-senha?token=abc', person: 'visitor' },
  { route: '/curso-iniciar/:cursoId', address: '/curso-iniciar/1', person: 'visitor' },
  ...plain('member', memberRoutes),
  { route: '/curso/:cursoId', address: '/curso/1', person: 'member' },
  { route: '/curso/aula/:aulaId', address: '/curso/aula/1', person: 'member' },
  ...plain('admin', ['/admin/cursos', '/admin/cursos-novo']),
  { route: '/admin/curso/:cursoId/modulo', address: '/admin/curso/1/modulo', person: 'admin' },
  { route: '/admin/curso/:cursoId/modulo/:moduloId', address: '/admin/curso/1/modulo/1', person: 'admin' },
  { route: '/admin/curso/:cursoId/modulo/:moduloId/aulas', address: '/admin/curso/1/modulo/1/aulas', person: 'admin' },
  { route: '/admin/aula/:aulaId', address: '/admin/aula/1', person: 'admin' },
];
