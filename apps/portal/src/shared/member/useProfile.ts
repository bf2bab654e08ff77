import { $api } from '../reads/queries.ts';
import { useSession } from '../session/useSession.ts';

/** Reads the profile of the member; reads nothing for a visitor. */
export function useProfile(options: { enabled?: boolean; refetchOnMount?: 'always' } = {}) {
  const { enabled = true, ...rest } = options;
  const token = useSession();
  return $api.useQuery('get', '/perfil', undefined, { enabled: enabled && token !== null, ...rest });
}

/** Id of the member from the cached profile, or null. Sends no request. */
export function useMemberId(): number | null {
  return useProfile({ enabled: false }).data?.user.id ?? null;
}
