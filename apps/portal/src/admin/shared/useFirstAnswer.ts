import type { QueryResult } from '@raiz/api-client/queries';
import { useState } from 'react';

/** How a form reads what it starts with: from the server, not from a cache that may be older than the last save. */
export const readForForm = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/**
 * The first answer since the page was opened, or null until it is there. Later answers do not change it: a form starts
 * with it, and what is typed since is the person's.
 */
export function useFirstAnswer<Data>(query: QueryResult<Data>): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  if (first === null && query.isSuccess && query.isFetchedAfterMount && !query.isFetching) setFirst(query.data);
  return first;
}
