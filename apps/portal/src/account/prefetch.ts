import { prefetch, type Prefetch } from '../shared/prefetch.ts';
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
export const prefetchProfile: Prefetch = async (params) => {
  const { $api, queryClient } = await import('../shared/reads/queries.ts');
  const query = monthQuery(new Date());
  void queryClient.prefetchQuery($api.queryOptions('get', '/ganhos/detalhados', { params: { query } }));
  await prefetchPlain(params);
};
