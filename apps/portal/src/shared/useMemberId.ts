import { $api } from './reads/queries.ts';

/** Id of the member from the cached profile, or null. Sends no request. */
export function useMemberId(): number | null {
  return $api.useQuery('get', '/perfil', undefined, { enabled: false }).data?.user.id ?? null;
}
