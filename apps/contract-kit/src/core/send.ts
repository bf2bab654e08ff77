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

/**
 * Sends one request and reads the complete answer. Does not follow redirects: the contract has none.
 * @throws NoAnswer when none arrived in time, or the connection broke
 */
export async function exchange(
  send: Send,
  url: URL,
  { method, headers, body }: { method: string; headers: Headers; body: string | undefined },
  seconds: number,
): Promise<RawAnswer> {
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
    throw new NoAnswer(reasonOf(error), isTooMuch);
  } finally {
    clearTimeout(timer);
  }
}
