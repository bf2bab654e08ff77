import { ApiFailure, createApi, readToken } from '@raiz/api-client';
import { api } from '../../shared/api.ts';
import { reserveBannerSpace } from '../../shared/bannerSpace.ts';
import type { LoginValues } from './loginValues.ts';

/**
 * Reserves the space of the banner before the first page, which would move when the status arrives.
 * Waits for the status at most a second.
 */
async function reserveSpace(token: string): Promise<void> {
  const session = { token: () => token, end: () => false };
  try {
    const { data } = await createApi({ session, timeout: 1000 }).GET('/assinatura/status');
    reserveBannerSpace(data !== undefined && data.status !== 'active');
  } catch {
    // The banner then moves the page once.
  }
}

/**
 * Logs in and returns the session's token.
 * @throws ApiFailure also for an answer without a token
 */
export async function logIn({ email, password }: LoginValues): Promise<string> {
  const { data } = await api.POST('/login', { body: { email: email.trim(), password } });
  const token = readToken(data?.token);
  // A success without a token is a failure (docs/api-decisions.md#login).
  if (token === null) throw new ApiFailure('shape', { status: 200 });
  await reserveSpace(token);
  return token;
}
