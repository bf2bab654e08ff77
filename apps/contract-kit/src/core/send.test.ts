import { expect, it } from 'vitest';
import { exchange } from './send.ts';

/** The message about a connection that fails with an error code. */
function reasonFor(code: string): Promise<unknown> {
  const cause = Object.assign(new Error(code), { code });
  const send = () => Promise.reject(new TypeError('fetch failed', { cause }));
  const request = { method: 'GET', headers: new Headers(), body: undefined };
  return exchange(send, new URL('https://backend.test/api/courses'), request, 1);
}

it('a certificate that is not trusted is reported with the variable that names its authority', async () => {
  for (const code of ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'SELF_SIGNED_CERT_IN_CHAIN'])
    await expect(reasonFor(code)).rejects.toThrow(
      `has a certificate that this machine does not trust (${code}): name the file of its authority in NODE_EXTRA_CA_CERTS`,
    );
});

it('a connection that is refused is reported as such', async () => {
  await expect(reasonFor('ECONNREFUSED')).rejects.toThrow('refused the connection');
});

it.each([
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'has a certificate for another host name'],
  ['CERT_HAS_EXPIRED', 'has a certificate that has expired'],
  ['ERR_SSL_UNSUPPORTED_PROTOCOL', 'speaks only an old version of TLS'],
  ['ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL', 'speaks only HTTP/2'],
  ['ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE', 'failed in the TLS handshake (ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE)'],
])('a TLS failure %s gets its own advice, none about an authority', async (code, advice) => {
  await expect(reasonFor(code)).rejects.toThrow(advice);
  await expect(reasonFor(code)).rejects.not.toThrow('NODE_EXTRA_CA_CERTS');
});
