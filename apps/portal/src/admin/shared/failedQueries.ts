import type { UseQueryResult } from '@tanstack/react-query';

type Query = Pick<UseQueryResult<unknown, unknown>, 'isError' | 'isFetching' | 'refetch'>;

/** Whether one of a page's reads has failed and is not being tried again. */
export function anyFailed(queries: readonly Query[]): boolean {
  return queries.some((query) => query.isError && !query.isFetching);
}

/** Tries again what has failed. */
export function retryFailed(queries: readonly Query[]): void {
  for (const query of queries) if (query.isError) void query.refetch();
}
