import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Query options of a form's initial values: always from the server, never from an older cache. */
export const readForForm = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/**
 * The first answer since the page was opened, or null until then. Later answers do not change it,
 * because they would overwrite what was typed.
 */
export function useFirstAnswer<Data>(query: UseQueryResult<Data, unknown>): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  const isRead = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (first === null && isRead) setFirst(query.data);
  return first;
}
