import { Problem } from './problem.mjs';

/**
 * The backend that `API_URL` names, without a final slash, or null when it is not set.
 * Throws a `Problem` when it is not an address that `/api` can be sent to.
 * @param {string} [value]
 */
export function readApiUrl(value = process.env.API_URL) {
  if (!value) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash;
  if (!plain) {
    throw new Problem(
      `API_URL is "${value}", which is not the address of a backend: give it as in API_URL=https://example.com/api, or leave it out for the mock server.`,
    );
  }
  return url.href.replace(/\/+$/, '');
}

/**
 * Makes sure that something answers at the backend's address, with whatever status. Throws a
 * `Problem` when nothing does.
 * @param {string} address
 */
async function reachBackend(address) {
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

/** `API_URL`, checked and reached, as variables for a child process: none for the mock server. */
export async function backendEnv() {
  const address = readApiUrl();
  if (!address) return {};
  await reachBackend(address);
  return { API_URL: address };
}
