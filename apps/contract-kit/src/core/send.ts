import { wasClosedIdle } from './network.ts';

/** How requests reach the backend: `fetch`, or in tests a mock server's own. */
export type Send = (request: Request) => Promise<Response>;

/** A complete answer. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
  /** Whether an earlier attempt got a 429. */
  wasLimited?: boolean;
}

/** No complete answer arrived: the message says why, as the end of a sentence ("refused the connection"). */
export class NoAnswer extends Error {
  override name = 'NoAnswer';
  /** Whether the server closed the connection, which had served others, before any byte of an answer. */
  wasClosedIdle = false;

  constructor(
    message: string,
    /** Whether it took too long or was too large. */
    readonly isTooMuch = false,
  ) {
    super(message);
  }
}

/** Maximum size of a body, in bytes; reading stops there. */
const maxBytes = 32 * 1024 * 1024;

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'refused the connection',
  ENOTFOUND: 'has an unknown host name',
  EAI_AGAIN: 'has a host name that could not be looked up',
  ECONNRESET: 'cut the connection',
  EPIPE: 'cut the connection',
  UND_ERR_SOCKET: 'cut the connection',
  UND_ERR_CONNECT_TIMEOUT: 'could not be reached in time',
  EHOSTUNREACH: 'cannot be reached from here',
  ENETUNREACH: 'cannot be reached from here',
  ETIMEDOUT: 'could not be reached in time',
  HPE_INVALID_CONSTANT: 'does not speak HTTP',
  HPE_INVALID_HEADER_TOKEN: 'sent broken HTTP headers',
  ERR_INVALID_URL: 'is not an address',
};

/** What to do about a TLS handshake that fails for another reason than the authority. */
const handshakes: Readonly<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: 'does not speak https (is it http?)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another host name: use the name in the certificate',
  CERT_HAS_EXPIRED: 'has a certificate that has expired: renew it',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet: check the clocks of both machines',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'speaks only an old version of TLS: allow TLS 1.2 or 1.3',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'shares no version of TLS with this machine: allow TLS 1.2 or 1.3',
  ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL: 'speaks only HTTP/2: allow HTTP/1.1 too',
};

/** The codes of an error and its causes, the innermost last. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const code = 'code' in error ? String(error.code) : '';
  return [code, ...codesOf(error.cause)];
}

function reasonOf(error: unknown): string {
  if (error instanceof NoAnswer) return error.message;
  const codes = codesOf(error).filter((code) => code !== '');
  const known = codes.flatMap((code) => reasons[code] ?? []);
  const code = codes.at(-1);
  const handshake = codes.flatMap((one) => handshakes[one] ?? []).at(-1);
  if (handshake !== undefined) return handshake;
  const failed = codes.find((one) => one.startsWith('ERR_SSL_'));
  if (failed !== undefined) return `failed in the TLS handshake (${failed}): check its TLS settings`;
  const certificate = codes.find((one) => /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(one));
  if (certificate)
    return `has a certificate that this machine does not trust (${certificate}): name the file of its authority in NODE_EXTRA_CA_CERTS`;
  if (error instanceof Error && error.cause instanceof Error && error.cause.message === 'bad port')
    return 'has a port that no browser opens: choose another';
  return known.at(-1) ?? `broke off${code ? ` (${code})` : ''}`;
}

/** Reads a body as UTF-8, as JSON must be; invalid bytes become �. */
async function readText(response: Response): Promise<string> {
  if (!response.body) return '';
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new NoAnswer('sent more than 32 MB for one answer', true);
    }
    text += decoder.decode(value, { stream: true });
  }
}

async function read(send: Send, request: Request): Promise<RawAnswer> {
  const response = await send(request);
  return { status: response.status, headers: response.headers, text: await readText(response) };
}

/** Whether a repeated request has the same effect as a single one. */
export function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}

/**
 * Sends one request and reads the complete answer. Does not follow redirects: the contract has none.
 * @param isAlone Whether it gets a connection of its own. Writes always do: when a server closes an idle connection,
 * nobody knows whether a write arrived.
 * @throws NoAnswer when none arrived in time, or the connection broke
 */
export async function exchange(
  send: Send,
  url: URL,
  { method, headers: given, body }: { method: string; headers: Headers; body: string | undefined },
  seconds: number,
  isAlone = !isRead(method),
): Promise<RawAnswer> {
  const headers = new Headers(given);
  if (isAlone) headers.set('Connection', 'close');
  // Not AbortSignal.timeout(): its signal may be garbage-collected early, and some broken answers
  // ignore an abort.
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer(`gave no whole answer within ${seconds} s`, true));
      abort.abort();
    }, seconds * 1000);
  });
  try {
    return await Promise.race([
      tooLong,
      read(send, new Request(url, { method, headers, body, redirect: 'manual', signal: abort.signal })),
    ]);
  } catch (error) {
    const isTooMuch = error instanceof NoAnswer && error.isTooMuch;
    throw Object.assign(new NoAnswer(reasonOf(error), isTooMuch), { wasClosedIdle: wasClosedIdle(error) });
  } finally {
    clearTimeout(timer);
  }
}
