import { createStore } from '../store.ts';

/**
 * Whether the connection to the server is lost, as far as browser and calls say. A browser's word that it is offline
 * counts until a call is answered: with a VPN it is often wrong.
 */
export const connectionLost = createStore(false);

/** Records whether a call was answered, with whatever status. */
export function noteCall(answered: boolean): void {
  connectionLost.set(!answered && !navigator.onLine);
}

if (!import.meta.env.SSR) {
  window.addEventListener('online', () => connectionLost.set(false));
  window.addEventListener('offline', () => connectionLost.set(true));
}
