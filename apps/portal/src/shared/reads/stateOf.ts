/** The properties that `QueryBoundary` needs: TanStack Query's result, or one with mapped data. */
export interface QueryResult<Data> {
  /** Undefined until it has loaded. */
  data: Data | undefined;
  /** The error of the last request, or null. */
  error: unknown;
  isFetching: boolean;
  isFetchedAfterMount: boolean;
  refetch: () => unknown;
}

/**
 * The state of a query, as a page shows it. Data stays through a failed refetch. A failure stays
 * during its retry, so that the button keeps the focus. A failure of an earlier visit counts as
 * loading, because the query fetches again.
 */
export function stateOf({ data, isFetchedAfterMount }: QueryResult<unknown>): 'loading' | 'failed' | 'ready' {
  if (data !== undefined) return 'ready';
  return isFetchedAfterMount ? 'failed' : 'loading';
}
