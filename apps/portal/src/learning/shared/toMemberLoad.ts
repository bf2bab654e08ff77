import { courseWordsMessages } from '@raiz/ui/messages/learning';
import { toLoad, type Load, type LoadingQuery } from '../../shared/load.ts';

/**
 * The state of something read by the member's id: first the profile has to say who that is
 * (spec, section 8: 'Erro ao autenticar usuário.'), then comes the thing itself.
 * @param message The spec's sentence for the thing itself.
 */
export function toMemberLoad<Data>(
  profile: LoadingQuery<unknown>,
  query: LoadingQuery<Data>,
  message: string,
): Load<Data> {
  const known = toLoad(profile, courseWordsMessages.loginFailed);
  return known.state === 'failed' ? known : toLoad(query, message);
}
