/** Key of the session's token in local storage (spec, section 3). */
export const tokenKey = 'token';

type Listener = (token: string | null) => void;

const listeners = new Set<Listener>();

/** Storage may be blocked, full or absent (private windows, policies): then the token lives for this page only. */
let memory: string | null = null;

/** What the listeners were told last. */
let told: string | null = null;

/** What a header can carry: no blanks, nothing but ASCII, and not more than servers take. */
const sendable = /^[!-~]{1,12000}$/;

/** The token in a text, or null when there is none that could be sent: whatever lies under the key, it is no session then. */
export function readToken(text: string | null | undefined): string | null {
  const token = text?.trim() ?? '';
  return sendable.test(token) ? token : null;
}

function storage(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function tell(token: string | null): void {
  told = token;
  for (const listener of listeners) listener(token);
}

/** Tells of a change that nobody has told of: of another tab, or by hand. Whether there was one. */
function look(): boolean {
  const token = session.token();
  const changed = token !== told;
  if (changed) tell(token);
  return changed;
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (event.key !== null && event.key !== tokenKey) return;
  memory = null;
  look();
}

/**
 * The stored session: a bearer token in local storage under `token` (spec, sections 3 and 4).
 * Every tab of the browser shares it; `subscribe` hears of changes in this tab and in others.
 */
export const session = {
  /** The stored token, or null for a visitor. Never throws. */
  token(): string | null {
    try {
      // What storage would not take is newer than what it holds.
      return memory ?? readToken(storage()?.getItem(tokenKey));
    } catch {
      return null;
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
   * @returns Whether the session ended with it; also when the token had been taken away, and nobody told of it.
   */
  end(only?: string): boolean {
    const current = session.token();
    if (current === null) return look();
    if (only !== undefined && only !== current) return false;
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
    if (listeners.size === 0) {
      told = session.token();
      globalThis.addEventListener?.('storage', onStorage);
      // A page that the back button brings back, and one that is returned to, may have slept
      // through the event. It becomes visible before `pageshow`, and what refetches then must not
      // do so without a token.
      globalThis.addEventListener?.('visibilitychange', look);
      globalThis.addEventListener?.('pageshow', look);
      globalThis.addEventListener?.('focus', look);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      globalThis.removeEventListener?.('storage', onStorage);
      globalThis.removeEventListener?.('visibilitychange', look);
      globalThis.removeEventListener?.('pageshow', look);
      globalThis.removeEventListener?.('focus', look);
    };
  },
};
