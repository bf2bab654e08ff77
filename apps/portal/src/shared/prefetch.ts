import type { paths, ReadPath } from '@raiz/api-client';
import type { Params } from 'react-router-dom';

/** Starts the reads of a page. Rejects when the query client's chunk cannot be fetched. */
export type Prefetch = (params: Params) => Promise<void>;

/** Read paths without parameters. */
type PlainPath = {
  [Path in ReadPath]: Record<never, never> extends paths[Path]['get']['parameters'] ? Path : never;
}[ReadPath];

/**
 * Starts reads when a route matches, in parallel with the page's chunk; the page's own `useQuery`
 * joins them.
 * @param reads Paths of the contract.
 */
export function prefetch(...reads: readonly PlainPath[]): Prefetch {
  return async () => {
    const { $api, prefetchRead } = await import('./reads/queries.ts');
    for (const path of reads) prefetchRead($api.queryOptions('get', path));
  };
}
