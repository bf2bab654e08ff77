import { hashKey, MutationCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import createClient, { type OpenapiQueryClient } from 'openapi-react-query';
import type { Api } from './client.ts';
import { toFailure } from './failure.ts';
import type { paths } from './generated/schema.ts';

/** Hooks and query options by method and path, typed by the contract: `queries.useQuery('get', '/perfil')`. */
export type Queries = OpenapiQueryClient<paths>;

/** Query hooks over the client. What a query rejects with goes to `failureText` as it is. */
export function createQueries(api: Api): Queries {
  return createClient<paths>(api);
}

/** One more try where another moment may help: no connection, or a gateway that was away. A time-out has waited long enough. */
function retry(count: number, caught: unknown): boolean {
  const failure = toFailure(caught);
  const timedOut = failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError';
  const passing = failure.kind === 'connection' || failure.status === 502 || failure.status === 503;
  return count < 1 && passing && !timedOut;
}

/** A read without parameters is the same read whether it was written `useQuery(method, path)` or `useQuery(method, path, {})`. */
function hashRead([method, path, init, ...rest]: QueryKey): string {
  const isPlain = init === undefined || (typeof init === 'object' && init !== null && Object.keys(init).length === 0);
  return hashKey(isPlain ? [method, path, ...rest] : [method, path, init, ...rest]);
}

/** The one cache of everything read from the API. Every successful write marks it all stale, so what is on screen refreshes. */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
    defaultOptions: {
      queries: {
        queryKeyHashFn: hashRead,
        retry,
        retryDelay: 300,
        // Long enough for a screen and the header to share one answer; whatever opens next asks again, and shows what it has meanwhile.
        staleTime: 1_000,
        // Offline must end in a sentence, not in a query that waits for ever.
        networkMode: 'always',
        // What failed for want of a connection is read again by itself once there is one.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}
