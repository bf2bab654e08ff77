/** Who opens a page. */
export type Person = 'visitor' | 'member' | 'admin';

/** A measured page, and who opens it. */
export interface Visit {
  /** The path of the route table. */
  route: string;
  /** The opened address, with ids of the mock server's demo world. */
  address: string;
  person: Person;
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

function plain(person: Person, routes: readonly string[]): Visit[] {
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

const emails = { member: 'ativa@exemplo.com.br', admin: 'admin@exemplo.com.br' } as const;

/**
 * A session of the mock server for one of its people.
 * @throws Error when the login fails
 */
export async function sessionOf(email: string, origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'portal123' }),
  });
  const body: unknown = await answer.json();
  const token: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'token') : null;
  if (typeof token !== 'string') throw new Error(`${email} cannot log in at ${origin}.`);
  return token;
}

/**
 * The session that a page is measured with; null for a visitor.
 * @throws Error when the login fails
 */
export async function tokenOf(person: Person, origin: string): Promise<string | null> {
  return person === 'visitor' ? null : sessionOf(emails[person], origin);
}
