import type { UseQueryResult } from '@tanstack/react-query';

/** What a page has of something it reads: nothing yet, the sentence of a failure, or the data. */
export type Load<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'ready'; data: Data };

/**
 * The state of a query for a screen. Data once read stays on screen through a failed refresh, and a failure stays while it is
 * being retried, so that its button keeps the focus.
 * @param message The spec's sentence for this place (section 8).
 */
export function toLoad<Data>(query: UseQueryResult<Data, unknown>, message: string): Load<Data> {
  if (query.data !== undefined) return { state: 'ready', data: query.data };
  // A failure of an earlier visit is not shown again before this visit's own answer.
  if (!query.isFetchedAfterMount) return { state: 'loading' };
  return { state: 'failed', message, retrying: !query.isError, retry: () => void query.refetch() };
}

/** The same load with other data. */
export function mapLoad<Data, Shown>(load: Load<Data>, turn: (data: Data) => Shown): Load<Shown> {
  return load.state === 'ready' ? { state: 'ready', data: turn(load.data) } : load;
}
