import { prefetch } from '../shared/reads/queries.ts';

/** Starts the reads of `/perfil`, except the courses, which need the id of the profile. */
export const prefetchProfile = prefetch(
  '/perfil',
  '/assinatura/status',
  '/meu-link',
  '/meu-indicador',
  '/ganhos/detalhados',
  '/qualificacoes',
  '/withdrawals',
  '/perfil/minha-conta-bancaria',
);
