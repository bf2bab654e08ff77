import { toFailure } from '../failure.ts';
import { share } from './share.ts';

/** Reads something from the API; given up by the signal. */
export type Reading = (context: { signal: AbortSignal }) => Promise<unknown>;

/** What is known of one read. A new object with every change. */
export interface EntryState {
  data: unknown;
  error: unknown;
  status: 'pending' | 'error' | 'success';
  fetching: boolean;
  /** How many answers and failures there have been. */
  answers: number;
  /** When the data came, in milliseconds. */
  updatedAt: number;
  /** A write may have changed it since. */
  isOutdated: boolean;
}

/** A screen's part in a read. */
export interface Watcher {
  enabled: boolean;
  staleTime: number;
  refetchOnWindowFocus: boolean;
}

const unread: EntryState = {
  data: undefined,
  error: null,
  status: 'pending',
  fetching: false,
  answers: 0,
  updatedAt: 0,
  isOutdated: false,
};

/** Milliseconds that an answer is kept which nobody shows. */
const keepTime = 300_000;

/** Milliseconds before the one more try. */
const retryDelay = 300;

/** One more try where another moment may help: no connection, or a gateway that was away. A time-out has waited long enough. */
function mayRetry(caught: unknown): boolean {
  const failure = toFailure(caught);
  const timedOut = failure.cause instanceof DOMException && failure.cause.name === 'TimeoutError';
  return !timedOut && (failure.kind === 'connection' || failure.status === 502 || failure.status === 503);
}

async function tried(reading: Reading, signal: AbortSignal): Promise<unknown> {
  try {
    return await reading({ signal });
  } catch (caught) {
    if (signal.aborted || !mayRetry(caught)) throw caught;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
    if (signal.aborted) throw caught;
    return reading({ signal });
  }
}

/** One read with everybody who looks at it. */
export class Entry {
  state = unread;
  reading: Reading | null = null;
  shares = true;
  readonly watchers = new Set<Watcher>();
  readonly #listeners = new Set<() => void>();
  readonly #forget: () => void;
  #under: { abort: AbortController; before: EntryState; done: Promise<void> } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param forget Called when nobody has looked at it for long. */
  constructor(forget: () => void) {
    this.#forget = forget;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): EntryState => this.state;

  #set(change: Partial<EntryState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Whether it should be asked for by somebody who finds answers of this age good enough. */
  isStale(staleTime: number): boolean {
    const { data, isOutdated, updatedAt } = this.state;
    // A clock that was set back makes no answer young.
    return data === undefined || isOutdated || Math.abs(Date.now() - updatedAt) >= staleTime;
  }

  /** What stands here while it is being read: an old failure without data is forgotten. */
  starting(): EntryState {
    if (this.state.data !== undefined) return { ...this.state, fetching: true };
    return { ...this.state, status: 'pending', error: null, fetching: true };
  }

  /** Asks the API; whoever asks meanwhile waits for the same answer. */
  fetch(): Promise<void> {
    if (this.#under) return this.#under.done;
    const { reading } = this;
    if (!reading) return Promise.resolve();
    const abort = new AbortController();
    const before = this.state;
    const done = this.#run(reading, abort.signal);
    this.#under = { abort, before, done };
    this.#set(this.starting());
    return done;
  }

  async #run(reading: Reading, signal: AbortSignal): Promise<void> {
    let change: Partial<EntryState>;
    try {
      const data = await tried(reading, signal);
      change = {
        data: this.shares ? share(this.state.data, data) : data,
        error: null,
        status: 'success',
        isOutdated: false,
      };
      change.updatedAt = Date.now();
    } catch (error) {
      change = { error, status: 'error', isOutdated: true };
    }
    if (signal.aborted) return;
    this.#under = null;
    this.#set({ ...change, fetching: false, answers: this.state.answers + 1 });
  }

  /** Asks again, although an answer may be under way: that one may be older than what has just been written. */
  refetch(): Promise<void> {
    if (this.state.data !== undefined) this.cancel();
    return this.fetch();
  }

  /** Gives up an answer that is under way. */
  cancel(): void {
    if (!this.#under) return;
    const { abort, before } = this.#under;
    this.#under = null;
    abort.abort();
    const { data, error, status } = this.state.data === undefined ? before : this.state;
    this.#set({ data, error, status, fetching: false });
  }

  /** Puts in place what is known without asking. */
  put(data: unknown): void {
    this.#set({
      data,
      error: null,
      status: 'success',
      updatedAt: Date.now(),
      isOutdated: false,
      answers: this.state.answers + 1,
    });
  }

  outdate(): void {
    if (!this.state.isOutdated) this.#set({ isOutdated: true });
  }

  /** Somebody shows it from now on. Gives the end of that. */
  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    clearTimeout(this.#timer);
    return () => {
      this.watchers.delete(watcher);
      if (this.watchers.size > 0) return;
      this.cancel();
      this.#timer = setTimeout(this.#forget, keepTime);
    };
  }
}
