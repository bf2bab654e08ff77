/** Generates tokens: 160 bits as 40 hexadecimal digits. */
export type TokenSource = () => string;

function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let source: TokenSource = unguessable;

/**
 * 160 random bits as 40 hexadecimal digits, for session tokens, one-time links and secret
 * addresses: `docs/api-decisions.md#tokens`.
 */
export function randomToken(): string {
  return source();
}

/**
 * Runs synchronous code with another source of tokens, so that the same seed number gives the same tokens. Null keeps
 * the current source.
 */
export function withTokens<Result>(tokens: TokenSource | null, run: () => Result): Result {
  const before = source;
  source = tokens ?? before;
  try {
    return run();
  } finally {
    source = before;
  }
}
