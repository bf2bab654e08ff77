import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { toLoad, type Load } from './load.ts';

/**
 * `toLoad` for a place whose sentence depends on what went wrong. The sentence stays while the query is being tried again.
 * @param sentence Says why reading failed.
 */
export function useLoad<Data>(query: UseQueryResult<Data, unknown>, sentence: (error: unknown) => string): Load<Data> {
  const [message, setMessage] = useState('');
  const newest = query.isError && query.isFetchedAfterMount ? sentence(query.error) : message;
  // A query that is tried again forgets its error.
  if (newest !== message) setMessage(newest);
  return toLoad(query, newest);
}
