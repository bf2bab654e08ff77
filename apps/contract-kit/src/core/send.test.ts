import { expect, it } from 'vitest';
import { exchange } from './send.ts';

it.each([
  ['ECONNREFUSED', 'refused the connection'],
  ['CERT_HAS_EXPIRED', 'broke off (CERT_HAS_EXPIRED)'],
])('a connection that fails with %s is told', async (code, sentence) => {
  const cause = Object.assign(new Error(code), { code });
  const send = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const request = { method: 'GET', headers: new Headers(), body: undefined };
  await expect(exchange(send, new URL('https://backend.test/api/courses'), request, 1)).rejects.toThrow(sentence);
});
