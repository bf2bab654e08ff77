/** Key of the session's token in local storage (spec, section 3). */
export const tokenKey = 'token';

type Listener = (token: string | null) => void;

const listeners = new Set<Listener>();

/** Storage may be blocked, full or absent (private windows, policies): then the token lives for this page only. */
let memory: string | null = null;

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function tell(token: string | null): void {
  for (const listener of listeners) listener(token);
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (event.key !== null && event.key !== tokenKey) return;
  memory = null;
  tell(session.token());
}

/**
 * The stored session: a bearer token in local storage under `token` (spec, sections 3 and 4).
 * Every tab of the browser shares it; `subscribe` hears of changes in this tab and in others.
 */
export const session = {
  /** The stored token, or null for a visitor. Never throws. */
  token(): string | null {
    try {
      return storage()?.getItem(tokenKey) || memory;
    } catch {
      return memory;
    }
  },

  /** Stores the token of a successful login. Never throws: without storage it is kept in memory. */
  start(token: string): void {
    memory = null;
    try {
      const stored = storage();
      if (stored) stored.setItem(tokenKey, token);
      else memory = token;
    } catch {
      memory = token;
    }
    tell(token);
  },

  /**
   * Removes the token: Sair, or a 401 (spec, section 6).
   * @param only The token that the refused request carried; a newer one is left alone.
   * @returns Whether a token was removed.
   */
  end(only?: string): boolean {
    const current = session.token();
    if (current === null || (only !== undefined && only !== current)) return false;
    memory = null;
    try {
      storage()?.removeItem(tokenKey);
    } catch {
      // Nothing was stored then.
    }
    tell(null);
    return true;
  },

  /** Calls back with the new token, or null, after every change in this tab or another. Returns the way to stop. */
  subscribe(listener: Listener): () => void {
    if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  },
};
