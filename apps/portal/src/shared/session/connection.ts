let lost = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  lost = next;
  for (const listener of listeners) listener();
}

const onOnline = () => set(false);
const onOffline = () => set(true);

/**
 * Store of the connection to the server. A browser's word that it is offline counts until a call is answered: with a
 * VPN it is often wrong.
 */
export const connection = {
  /** Whether the connection is lost, as far as browser and calls say. */
  isLost: (): boolean => lost,
  /** Records whether a call was answered, with whatever status. */
  noteCall(answered: boolean): void {
    set(!answered && !navigator.onLine);
  },
  /** Calls `listener` when the connection may have changed; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      window.addEventListener('online', onOnline);
      window.addEventListener('offline', onOffline);
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener('online', onOnline);
      window.removeEventListener('offline', onOffline);
    };
  },
};
