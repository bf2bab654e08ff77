import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoad, type Load } from './load.ts';

/**
 * `toLoad` with a message that depends on the error. Keeps the message during a retry, when the
 * query has no error.
 * @param messageOf Returns the message for an error.
 */
export function useLoad<Data>(query: UseQueryResult<Data, unknown>, messageOf: (error: unknown) => string): Load<Data> {
  const [message, setMessage] = useState('');
  const current = query.isError && query.isFetchedAfterMount ? messageOf(query.error) : message;
  if (current !== message) setMessage(current);
  return toLoad(query, current);
}
