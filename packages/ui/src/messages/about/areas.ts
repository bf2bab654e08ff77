import type { MessageArea } from '../catalogue.ts';

/** The areas of the catalogue by the names that designers read. */
export const areaWords = {
  account: 'Conta',
  subscription: 'Assinatura',
  network: 'Rede',
  learning: 'Cursos',
  admin: 'Administração de cursos',
  global: 'Global',
} as const satisfies Record<MessageArea, string>;
