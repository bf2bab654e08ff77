import { courseWordsMessages } from '@raiz/ui/messages/learning';
import type { UseQueryResult } from '@tanstack/react-query';
import { toLoad, type Load } from '../../shared/load.ts';

/**
 * The state of something read by the member's id: first the profile has to say who that is
 * (spec, section 8: 'Erro ao autenticar usuário.'), then comes the thing itself.
 * @param message The spec's sentence for the thing itself.
 */
export function toMemberLoad<Data>(
  profile: UseQueryResult<unknown, unknown>,
  query: UseQueryResult<Data, unknown>,
  message: string,
): Load<Data> {
  const known = toLoad(profile, courseWordsMessages.loginFailed);
  return known.state === 'failed' ? known : toLoad(query, message);
}
