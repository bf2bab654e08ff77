/** An error that the user can fix: one sentence that says how. Printed without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/**
 * The backend's address from `API_URL`, without a final slash, or null if not set.
 * @throws Problem for an invalid address
 */
export function readApiUrl(value: string | undefined): string | null {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!plain)
    throw new Problem(
      `API_URL is "${value}", which is not the address of a backend: give it as in API_URL=https://example.com/api, or leave it out for the mock server.`,
    );
  return url.href.replace(/\/+$/, '');
}

/**
 * Checks that a server answers at the backend's address, with any status.
 * @throws Problem without an answer
 */
export async function reachBackend(address: string): Promise<void> {
  try {
    await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch (error) {
    const cause =
      error instanceof Error && error.cause instanceof Error && 'code' in error.cause
        ? String(error.cause.code)
        : 'no answer';
    throw new Problem(
      `No backend answers at API_URL=${address} (${cause}): start it or correct the address, or leave API_URL out for the mock server.`,
    );
  }
}
