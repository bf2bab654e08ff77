import type { UseQueryResult } from '@tanstack/react-query';

/** The state of a read, as a page shows it. */
export type Load<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'ready'; data: Data };

/**
 * Converts a query. Data stays through a failed refetch. A failure stays while it is retried, so
 * that its button keeps the focus.
 * @param message Shown when the read has failed; empty as long as it never has.
 */
export function toLoad<Data>(query: UseQueryResult<Data, unknown>, message: string): Load<Data> {
  if (query.data !== undefined) return { state: 'ready', data: query.data };
  // Ignores the failure of an earlier visit, and one before the first paint: it is fetched again.
  if (!query.isFetchedAfterMount || message === '') return { state: 'loading' };
  return { state: 'failed', message, retrying: !query.isError, retry: () => void query.refetch() };
}

/** Maps the data of a load. */
export function mapLoad<Data, Shown>(load: Load<Data>, map: (data: Data) => Shown): Load<Shown> {
  return load.state === 'ready' ? { state: 'ready', data: map(load.data) } : load;
}
