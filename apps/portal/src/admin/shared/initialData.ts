import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Query options of a form's initial values: always from the server, never from an older cache. */
export const freshQueryOptions = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/**
 * The first answer since the page was opened, or null until then. Later answers do not change it:
 * they would overwrite typed text.
 */
export function useInitialData<Data>(query: UseQueryResult<Data, unknown>): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  const isRead = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (first === null && isRead) setFirst(query.data);
  return first;
}
