import { ApiFailure, readToken } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import type { LoginValues } from './loginValues.ts';

/**
 * Logs in and returns the session's token.
 * @throws ApiFailure also for an answer without a token
 */
export async function logIn({ email, password }: LoginValues): Promise<string> {
  const { data } = await api.POST('/login', { body: { email: email.trim(), password } });
  const token = readToken(data?.token);
  // A success without a token is a failure (docs/api-decisions.md#login).
  if (token === null) throw new ApiFailure('shape', { status: 200 });
  return token;
}
