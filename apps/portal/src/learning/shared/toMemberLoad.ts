import { courseWordsMessages } from '@raiz/ui/messages/learning';
import type { UseQueryResult } from '@tanstack/react-query';
import { toLoad, type Load } from '../../shared/load.ts';

/**
 * The state of a query that needs the user id of the profile. A failed profile is a failure of its
 * own, 'Erro ao autenticar usuário.'
 * @param message The sentence for a failure of the query itself.
 */
export function toMemberLoad<Data>(
  profile: UseQueryResult<unknown, unknown>,
  query: UseQueryResult<Data, unknown>,
  message: string,
): Load<Data> {
  const known = toLoad(profile, courseWordsMessages.loginFailed);
  return known.state === 'failed' ? known : toLoad(query, message);
}
