/**
 * People by the names of the toolbar and the `session` parameter: the mock server's demo people.
 */
export const people = {
  visitor: { title: 'Visitante', email: null },
  active: { title: 'Assinatura ativa', email: 'ativa@exemplo.com.br' },
  trial: { title: 'Em teste', email: 'teste@exemplo.com.br' },
  canceled: { title: 'Assinatura cancelada', email: 'cancelada@exemplo.com.br' },
  inactive: { title: 'Assinatura inativa', email: 'inativa@exemplo.com.br' },
  admin: { title: 'Administração', email: 'admin@exemplo.com.br' },
} as const satisfies Record<string, { title: string; email: string | null }>;

/** Name of a person. */
export type PersonName = keyof typeof people;

/** Whether a name is one of the people above. */
export function isPersonName(name: unknown): name is PersonName {
  return typeof name === 'string' && Object.hasOwn(people, name);
}
