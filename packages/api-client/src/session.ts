/** Key of the token in local storage (docs/specification.md#session). */
const tokenKey = 'token';

type Listener = (token: string | null) => void;

const listeners = new Set<Listener>();

/** Holds the token for this page only when storage is blocked, full or absent. */
let memory: string | null = null;

/** The token that listeners last received. */
let lastNotified: string | null = null;

/** A token that fits into a header: ASCII without spaces, of a length that servers accept. */
const sendable = /^[!-~]{1,12000}$/;

/** The token in a stored text, or null if a header cannot carry it. */
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

function removeStored(): void {
  try {
    storage()?.removeItem(tokenKey);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

function notify(token: string | null): void {
  lastNotified = token;
  for (const listener of listeners) listener(token);
}

/**
 * Notifies listeners of a change by another tab or by hand.
 * @returns whether there was one
 */
function notifyIfChanged(): boolean {
  const token = session.token();
  const changed = token !== lastNotified;
  if (changed) notify(token);
  return changed;
}

function onStorage(event: StorageEvent): void {
  // `key` is null when another tab cleared everything.
  if (event.key !== null && event.key !== tokenKey) return;
  memory = null;
  notifyIfChanged();
}

/**
 * The stored session: a bearer token in local storage (docs/specification.md#session).
 * All tabs share it; `subscribe` reports changes in this tab and in others.
 */
export const session = {
  /** The stored token, or null for a visitor. Never throws. */
  token(): string | null {
    try {
      // A token is in memory only if storage rejected it, so it is newer.
      return memory ?? readToken(storage()?.getItem(tokenKey));
    } catch {
      return null;
    }
  },

  /** Stores the token of a successful login, in memory if storage rejects it. Never throws. */
  start(token: string): void {
    memory = null;
    try {
      const stored = storage();
      if (stored) stored.setItem(tokenKey, token);
      else memory = token;
    } catch {
      memory = token;
      // An older one would come back with the next page.
      removeStored();
    }
    notify(token);
  },

  /**
   * Removes the token, after 'Sair' or a 401.
   * @param only the token of the rejected request; a newer one stays
   * @returns whether the session ended, also when something had already deleted the token without an event
   */
  end(only?: string): boolean {
    const current = session.token();
    if (current === null) return notifyIfChanged();
    if (only !== undefined && only !== current) return false;
    memory = null;
    removeStored();
    notify(null);
    return true;
  },

  /** Calls the listener with the new token or null after every change, in any tab. Returns an unsubscribe function. */
  subscribe(listener: Listener): () => void {
    if (listeners.size === 0) {
      lastNotified = session.token();
      globalThis.addEventListener?.('storage', onStorage);
      // A page from the back/forward cache or a background tab may have missed the event. It becomes visible before
      // `pageshow`, and refetches at that moment must already use the current token.
      globalThis.addEventListener?.('visibilitychange', notifyIfChanged);
      globalThis.addEventListener?.('pageshow', notifyIfChanged);
      globalThis.addEventListener?.('focus', notifyIfChanged);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      globalThis.removeEventListener?.('storage', onStorage);
      globalThis.removeEventListener?.('visibilitychange', notifyIfChanged);
      globalThis.removeEventListener?.('pageshow', notifyIfChanged);
      globalThis.removeEventListener?.('focus', notifyIfChanged);
    };
  },
};
