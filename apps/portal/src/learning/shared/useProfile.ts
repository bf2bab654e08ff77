import { $api } from '../../shared/queries.ts';
import { useSession } from '../../shared/useSession.ts';

/** The profile of the member who is logged in; nothing is read for a visitor. Shares the header's answer. */
export function useProfile() {
  const token = useSession();
  return $api.useQuery('get', '/perfil', undefined, { enabled: token !== null });
}
