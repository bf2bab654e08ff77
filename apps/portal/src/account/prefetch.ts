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
  const { $api, prefetchRead } = await import('../shared/reads/queries.ts');
  const query = monthQuery(new Date());
  prefetchRead($api.queryOptions('get', '/ganhos/detalhados', { params: { query } }));
  await prefetchPlain(params);
};
