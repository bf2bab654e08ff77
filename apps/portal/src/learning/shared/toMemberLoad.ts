import { courseWordsMessages } from '@raiz/ui/messages/learning';
import type { UseQueryResult } from '@tanstack/react-query';
import { toLoad, type Load } from '../../shared/reads/load.ts';
import type { useProfile } from './useProfile.ts';

/**
 * The state of a query that needs the user id of the profile. A failed profile, or one
 * without the id, has its own sentence, 'Erro ao autenticar usuário.'
 * @param message The sentence for a failure of the query itself.
 */
export function toMemberLoad<Data>(
  profile: ReturnType<typeof useProfile>,
  query: UseQueryResult<Data, unknown>,
  message: string,
): Load<Data> {
  const { loginFailed } = courseWordsMessages;
  const known = toLoad(profile, loginFailed);
  if (known.state === 'ready' && known.data.user.id === null)
    return { state: 'failed', message: loginFailed, retrying: profile.isFetching, retry: () => void profile.refetch() };
  return known.state === 'failed' ? known : toLoad(query, message);
}
