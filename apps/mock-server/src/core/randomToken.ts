/** Where tokens come from: 160 bits as 40 hexadecimal digits each. */
export type TokenSource = () => string;

function unguessable(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(20));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let source: TokenSource = unguessable;

/** 160 random bits as 40 hexadecimal digits: session tokens, one-time links and addresses that nobody can guess (operations.md, S1). */
export function randomToken(): string {
  return source();
}

/**
 * Runs something that makes tokens with another source of them, so that a world of a numbered seed gives the same ones each time.
 * Only for what runs without a pause; null leaves the source as it is.
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
