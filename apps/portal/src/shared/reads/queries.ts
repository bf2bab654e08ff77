import { session, toFailure, type paths, type ReadPath } from '@raiz/api-client';
import { type FetchQueryOptions, focusManager, type Query, QueryClient, type QueryKey } from '@tanstack/react-query';
import createQueryHooks from 'openapi-react-query';
import { api } from '../session/api.ts';

/** Retries once after a lost connection or a 502 or 503. */
function mayRetry(failures: number, caught: unknown): boolean {
  const failure = toFailure(caught);
  const timedOut = failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError';
  if (failures > 0 || timedOut) return false;
  return failure.kind === 'connection' || failure.status === 502 || failure.status === 503;
}

/** No refetch during an optimistic update: it would show the old state. */
function mayRefetch(): boolean {
  return queryClient.isMutating() === 0;
}

/** The query cache. A changed token clears it, because it holds one person's data. */
export const queryClient: QueryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A browser that reports no network may still reach the server.
      networkMode: 'always',
      refetchOnReconnect: mayRefetch,
      refetchOnWindowFocus: mayRefetch,
      retry: mayRetry,
      retryDelay: 300,
      staleTime: 1000,
    },
    // Typed values, such as a password, do not stay in the cache.
    mutations: { networkMode: 'always', gcTime: 0 },
  },
});

/** Query and mutation hooks typed by the contract: `$api.useQuery('get', '/perfil')`. */
export const $api = createQueryHooks(api);

/**
 * Prefetches a read before its page mounts. Does nothing if the page shows a failure of the read:
 * only its retry button fetches again.
 */
export function prefetchRead<Data, Failure, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Data, Key>,
): void {
  const query = queryClient.getQueryCache().find({ queryKey: options.queryKey });
  if (query?.isActive() && query.state.status === 'error') return;
  void queryClient.prefetchQuery(options);
}

type Parameters<Path extends ReadPath> = paths[Path]['get']['parameters'];

/** Read paths without parameters. */
export type PlainPath = {
  [Path in ReadPath]: Partial<Parameters<Path>> extends Parameters<Path> ? Path : never;
}[ReadPath];

/** Refetches the mounted reads of these paths, and marks the others stale. */
export async function invalidate(...paths: readonly ReadPath[]): Promise<void> {
  const concerned: readonly unknown[] = paths;
  await queryClient.invalidateQueries({ predicate: ({ queryKey }: Query) => concerned.includes(queryKey[1]) });
}

session.subscribe(() => queryClient.clear());

/**
 * Refetches stale reads when the page becomes visible, and all of them when the back-forward cache
 * restores it: a payment in between takes less time than a read stays fresh.
 */
function listenForFocus(onFocus: () => void): () => void {
  const onVisible = () => onFocus();
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && mayRefetch()) void queryClient.invalidateQueries();
  };
  // On the window, after the session's own listener, which must run first.
  window.addEventListener('visibilitychange', onVisible);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('pageshow', onShow);
  };
}

if (!import.meta.env.SSR) focusManager.setEventListener(listenForFocus);
