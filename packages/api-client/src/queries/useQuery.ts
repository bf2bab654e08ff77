import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Entry, EntryState, Watcher } from './entry.ts';
import type { QueryClient, QueryKey } from './queryClient.ts';

/** How a screen reads. */
export interface QueryOptions<Data> {
  /** Whether it reads at all. @default true */
  enabled?: boolean;
  /** Milliseconds for which an answer is good enough for a screen that opens. @default 1000 */
  staleTime?: number;
  /** 'always' asks when the screen opens, however new the answer is. */
  refetchOnMount?: 'always';
  /** Whether coming back to the window asks again. @default true */
  refetchOnWindowFocus?: boolean;
  /** Whether parts that did not change stay the same objects. @default true */
  structuralSharing?: boolean;
  /** Stands in while nothing has been read; given what the screen showed before. */
  placeholderData?(previous: Data | undefined): Data | undefined;
  /** Milliseconds until it is asked again, or false. */
  refetchInterval?(query: { state: { data: Data | undefined } }): number | false;
}

/** A read with its key and the call. */
export interface Query<Data> extends QueryOptions<Data> {
  queryKey: QueryKey;
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
}

interface Shown {
  /** Whether something has come since this screen began to look. */
  isFetchedAfterMount: boolean;
  isFetching: boolean;
  /** Asks again, and gives what is there then. */
  refetch: () => Promise<{ data: unknown }>;
}

/** What a screen has of a read. */
export type QueryResult<Data> = Omit<Shown, 'refetch'> & { refetch: () => Promise<{ data: Data | undefined }> } & (
    | { data: undefined; error: null; isPending: true; isError: false; isSuccess: false }
    | { data: Data | undefined; error: unknown; isPending: false; isError: true; isSuccess: false }
    | { data: Data; error: null; isPending: false; isError: false; isSuccess: true }
  );

/** A screen's look at one entry. */
interface Look {
  entry: Entry;
  /** Answers that had come before. */
  answers: number;
  /** Whether it has asked, if it was going to. */
  hasBegun: boolean;
}

function lookAt(entry: Entry): Look {
  return { entry, answers: entry.state.answers, hasBegun: false };
}

function resultOf(look: Look, { data, error, status, fetching, answers }: EntryState): QueryResult<unknown> {
  const shown: Shown = {
    isFetching: fetching,
    isFetchedAfterMount: answers > look.answers,
    refetch: async () => {
      await look.entry.refetch();
      return { data: look.entry.state.data };
    },
  };
  if (status === 'error') return { ...shown, data, error, isPending: false, isError: true, isSuccess: false };
  if (status === 'success') return { ...shown, data, error: null, isPending: false, isError: false, isSuccess: true };
  return { ...shown, data: undefined, error: null, isPending: true, isError: false, isSuccess: false };
}

/** Reads, and follows what is read, for as long as the screen is there. */
export function useCachedQuery<Data>(client: QueryClient, query: Query<Data>): QueryResult<Data>;
export function useCachedQuery(client: QueryClient, query: Query<unknown>): QueryResult<unknown> {
  const { queryFn, enabled = true, staleTime = 1000, refetchOnWindowFocus = true } = query;
  const { refetchOnMount, structuralSharing = true, placeholderData, refetchInterval } = query;
  const entry = client.entry(query.queryKey);
  const [look, setLook] = useState(() => lookAt(entry));
  const [first] = useState(entry);
  const [previous, setPrevious] = useState<unknown>(undefined);
  let current = look;
  if (look.entry !== entry) {
    current = lookAt(entry);
    setLook(current);
  }

  const state = useSyncExternalStore(entry.subscribe, entry.read, entry.read);
  // Only a screen that opens asks "always": another key of the same screen asks for what it does not have.
  const isDue = enabled && ((refetchOnMount === 'always' && entry === first) || entry.isStale(staleTime));
  const shown = isDue && !current.hasBegun ? entry.starting() : state;

  const [watcher] = useState<Watcher>(() => ({ enabled, staleTime, refetchOnWindowFocus }));
  const begin = useRef(() => {});
  useEffect(() => {
    Object.assign(watcher, { enabled, staleTime, refetchOnWindowFocus });
    entry.reading = queryFn;
    entry.shares = structuralSharing;
    begin.current = () => {
      if (isDue) void entry.fetch();
      current.hasBegun = enabled;
    };
  });

  useEffect(() => entry.watch(watcher), [entry, watcher]);
  // When it opens, when it looks at another thing, and when it may read at last.
  useEffect(() => begin.current(), [entry, enabled]);

  const { data } = shown;
  if (data !== undefined && data !== previous && placeholderData) setPrevious(data);
  const pause = enabled && refetchInterval ? refetchInterval({ state: { data } }) : false;
  useEffect(() => {
    if (pause === false) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void entry.fetch();
    }, pause);
    return () => clearInterval(timer);
  }, [entry, pause]);

  const found = resultOf(current, shown);
  const standIn = found.isPending ? placeholderData?.(previous) : undefined;
  if (standIn === undefined) return found;
  return { ...found, data: standIn, error: null, isPending: false, isError: false, isSuccess: true };
}
