import { Entry } from './entry.ts';

/** What tells one read from another: method, path, parameters, and whatever a screen adds. */
export type QueryKey = readonly unknown[];

/** Names in one order, so that the same parameters are the same read. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** A read without parameters is the same read whether it was written `useQuery(method, path)` or `useQuery(method, path, {})`. */
function nameOf([method, path, init, ...rest]: QueryKey): string {
  return JSON.stringify([method, path, init ?? {}, ...rest], inOrder);
}

/** The one cache of everything read from the API. Every successful write marks it all stale, so what is on screen refreshes. */
export class QueryClient {
  readonly #entries = new Map<string, Entry>();

  constructor() {
    if (typeof document === 'undefined') return;
    // Whoever comes back to the page sees what is true now, and what failed for want of a connection is read again once there is one.
    const comeBack = () => {
      if (document.visibilityState === 'visible') this.#refresh(({ refetchOnWindowFocus }) => refetchOnWindowFocus);
    };
    document.addEventListener('visibilitychange', comeBack);
    // A page that the browser had kept whole, as the back button finds it, may be as old as the payment made meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
    window.addEventListener('online', () => this.#refresh(() => true));
  }

  #refresh(wanted: (watcher: { refetchOnWindowFocus: boolean }) => boolean): void {
    for (const entry of this.#entries.values()) {
      const isDue = [...entry.watchers].some((one) => one.enabled && wanted(one) && entry.isStale(one.staleTime));
      if (isDue) void entry.fetch();
    }
  }

  /** The read of a key, made when there is none yet. */
  entry(key: QueryKey): Entry {
    const name = nameOf(key);
    const known = this.#entries.get(name);
    if (known) return known;
    const made = new Entry(() => {
      if (this.#entries.get(name) === made) this.#entries.delete(name);
    });
    this.#entries.set(name, made);
    return made;
  }

  /** Forgets everything; what is on screen is read anew when it is drawn next. */
  clear(): void {
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    for (const entry of entries) entry.cancel();
  }

  /** Reads again what is on screen, and the rest when it is shown next. Ends when the answers are there. */
  async invalidateQueries(): Promise<void> {
    const entries = [...this.#entries.values()];
    for (const entry of entries) entry.outdate();
    const shown = entries.filter(({ watchers }) => [...watchers].some(({ enabled }) => enabled));
    await Promise.all(shown.map((entry) => entry.refetch()));
  }

  /** Gives up an answer that is under way. */
  cancelQueries({ queryKey }: { queryKey: QueryKey }): void {
    this.entry(queryKey).cancel();
  }

  /** Puts in place what is known without asking. */
  setQueryData(queryKey: QueryKey, data: unknown): void {
    this.entry(queryKey).put(data);
  }
}
