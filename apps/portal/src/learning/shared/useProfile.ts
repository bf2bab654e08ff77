import { $api } from '../../shared/reads/queries.ts';
import { useSession } from '../../shared/useSession.ts';

/** Reads the profile of the member; reads nothing for a visitor. */
export function useProfile() {
  const token = useSession();
  return $api.useQuery('get', '/perfil', undefined, { enabled: token !== null });
}
