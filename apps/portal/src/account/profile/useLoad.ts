import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** What a block has of something it reads: nothing yet, the sentence of a failure, or the data. */
export type Load<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retrying: boolean; retry: () => void }
  | { state: 'ready'; data: Data };

/** The parts of a query that decide what is shown. */
export type LoadingQuery<Data> = Pick<
  UseQueryResult<Data, unknown>,
  'data' | 'error' | 'isError' | 'isFetchedAfterMount' | 'refetch'
>;

/**
 * The state of a query for a block of a screen. Data once read stays through a failed refresh; a failure stays, with its
 * sentence, while it is being retried, so that its button keeps the focus.
 * @param sentence Says why reading failed.
 */
export function useLoad<Data>(query: LoadingQuery<Data>, sentence: (error: unknown) => string): Load<Data> {
  const [message, setMessage] = useState('');
  const failed = query.isError && query.isFetchedAfterMount;
  const newest = failed ? sentence(query.error) : message;
  // A query that is tried again forgets its error.
  if (newest !== message) setMessage(newest);

  if (query.data !== undefined) return { state: 'ready', data: query.data };
  if (newest === '') return { state: 'loading' };
  return { state: 'failed', message: newest, retrying: !query.isError, retry: () => void query.refetch() };
}

/** The same load with its data turned into something else. */
export function mapLoad<Data, Shown>(load: Load<Data>, turn: (data: Data) => Shown): Load<Shown> {
  return load.state === 'ready' ? { state: 'ready', data: turn(load.data) } : load;
}
