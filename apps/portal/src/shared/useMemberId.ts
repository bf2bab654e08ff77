import { $api } from './queries.ts';

/** Id of the person as the profile says it, or null while it was not read. Asks for nothing by itself. */
export function useMemberId(): number | null {
  return $api.useQuery('get', '/perfil', undefined, { enabled: false }).data?.user.id ?? null;
}
