import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** How a form reads what it starts with: from the server, not from a cache that may be older than the last save. */
export const readForForm = { staleTime: Infinity, refetchOnMount: 'always' } as const;

/**
 * The first answer since the page was opened, or null until it is there. Later answers do not change it: a form starts
 * with it, and what is typed since is the person's.
 * @param isUsable Answers it says no to are passed over.
 */
export function useFirstAnswer<Data>(
  query: UseQueryResult<Data, unknown>,
  isUsable?: (data: Data) => boolean,
): Data | null {
  const [first, setFirst] = useState<Data | null>(null);
  const isThere = query.isSuccess && query.isFetchedAfterMount && !query.isFetching;
  if (first === null && isThere && (isUsable?.(query.data) ?? true)) setFirst(query.data);
  return first;
}
