/** What `QueryBoundary` needs of a query: TanStack Query's result, or one with mapped data. */
export interface QueryResult<Data> {
  /** Undefined until it has loaded. */
  data: Data | undefined;
  /** Why the last request failed, or null. */
  error: unknown;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => unknown;
}

/**
 * The state of a read, as a page shows it. Data stays through a failed refetch. A failure stays
 * while it is retried, so that its button keeps the focus; that of an earlier visit is not shown,
 * because it is fetched again.
 */
export function stateOf({ data, isFetchedAfterMount }: QueryResult<unknown>): 'loading' | 'failed' | 'ready' {
  if (data !== undefined) return 'ready';
  return isFetchedAfterMount ? 'failed' : 'loading';
}
