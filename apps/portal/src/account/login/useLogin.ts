import { ApiFailure, readToken, session } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { useCall } from '../shared/useCall.ts';
import type { LoginValues } from './loginValues.ts';

async function logIn({ email, password }: LoginValues): Promise<string> {
  const { data } = await api.POST('/login', { body: { email: email.trim(), password } });
  const token = readToken(data?.token);
  // An answer without a token logs nobody in, whatever its status (operations.md, section 2).
  if (token === null) throw new ApiFailure('shape', { status: 200 });
  return token;
}

/** Logging in: a token that comes back is stored (spec, section 4). */
export function useLogin() {
  return useCall(logIn, session.start);
}
