import { $api, prefetch, prefetchRead } from '../shared/reads/queries.ts';
import { monthQuery } from './profile/monthQuery.ts';

const prefetchPlain = prefetch(
  '/perfil',
  '/assinatura/status',
  '/meu-link',
  '/meu-indicador',
  '/qualificacoes',
  '/withdrawals',
  '/perfil/minha-conta-bancaria',
);

/** Starts the reads of `/perfil`, except the courses, which need the id of the profile. */
export function prefetchProfile(): void {
  const query = monthQuery(new Date());
  prefetchRead($api.queryOptions('get', '/ganhos/detalhados', { params: { query } }));
  prefetchPlain();
}
