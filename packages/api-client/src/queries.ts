import type { ClientPathsWithMethod, MaybeOptionalInit, MethodResponse } from 'openapi-fetch';
import type { Api } from './client.ts';
import type { paths } from './generated/schema.ts';
import { QueryClient, type QueryKey } from './queries/queryClient.ts';
import { useCachedQuery, type Query, type QueryOptions, type QueryResult } from './queries/useQuery.ts';

export { QueryClient, type Query, type QueryKey, type QueryOptions, type QueryResult };

type Path = ClientPathsWithMethod<Api, 'get'>;
type Init<At extends Path> = MaybeOptionalInit<paths[At], 'get'>;
type Answer<At extends Path> = MethodResponse<Api, 'get', At>;
type Parameters<At extends Path> =
  undefined extends Init<At>
    ? [init?: Init<At>, options?: QueryOptions<Answer<At>>]
    : [init: Init<At>, options?: QueryOptions<Answer<At>>];

/** Hooks by method and path, typed by the contract: `queries.useQuery('get', '/perfil')`. */
export interface Queries {
  /** Reads, and follows what is read. What it fails with goes to `failureText` as it is. */
  useQuery<At extends Path>(method: 'get', path: At, ...rest: Parameters<At>): QueryResult<Answer<At>>;
  /** Reads by a function of the screen's own. */
  useOwnQuery<Data>(query: Query<Data>): QueryResult<Data>;
  /** The key under which `useQuery` keeps its answer. */
  keyOf<At extends Path>(method: 'get', path: At, init?: Init<At>): QueryKey;
}

/** The part of the client that reads. */
interface Reader {
  GET(path: string, init: Record<string, unknown>): Promise<{ data?: unknown; error?: unknown }>;
}

/** Query hooks over the client, and the cache behind them. */
export function createQueries(api: Reader, client: QueryClient): Queries {
  function useQuery<At extends Path>(method: 'get', path: At, ...rest: Parameters<At>): QueryResult<Answer<At>>;
  function useQuery(
    method: 'get',
    path: string,
    init: object = {},
    options: QueryOptions<unknown> = {},
  ): QueryResult<unknown> {
    return useCachedQuery(client, {
      ...options,
      queryKey: [method, path, init],
      async queryFn({ signal }) {
        const { data, error } = await api.GET(path, { ...init, signal });
        if (error) throw error;
        return data ?? null;
      },
    });
  }
  return {
    useQuery,
    useOwnQuery: (query) => useCachedQuery(client, query),
    keyOf: (method, path, init) => [method, path, init],
  };
}

/** The one cache of everything read from the API. */
export function createQueryClient(): QueryClient {
  return new QueryClient();
}
