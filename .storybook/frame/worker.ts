import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { memoryStorage } from '../../apps/portal/src/stories/memoryStorage.ts';

/**
 * Starts the mock service worker, once. Its URL is relative, so that a built Storybook works under any path. Unhandled
 * requests pass, because Storybook's own files must; `serveDatabase` blocks and reports unmocked calls.
 */
export const mockLoader = mswLoader(async () => {
  const worker = setupWorker();
  try {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: './mockServiceWorker.js' },
    });
  } catch (error) {
    throw new Error(workerBlocked, { cause: error });
  }
  await waitForWorker();
  return worker;
});

/** The error of a story when the browser blocks the worker. */
const workerBlocked =
  'The browser refused the mock service worker: leave the private window or allow site data for this address, then reload.';

/** Key that records, for one reload, that the page has reloaded for the worker. */
const reloadedKey = 'storybook-reloaded-for-worker';

/** Milliseconds that a new worker may take to claim the page. */
const timeout = 1000;

async function claimed(container: ServiceWorkerContainer): Promise<boolean> {
  if (container.controller !== null) return true;
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(container.controller !== null), timeout);
  });
}

/**
 * Ensures that the service worker controls this page. A page that loads while the worker stops for
 * the last closed page is uncontrolled; one reload fixes that. After a forced reload the page stays
 * uncontrolled.
 */
async function waitForWorker(): Promise<void> {
  // Without workers (plain http, a private window) the mocks answer in the page itself.
  if (!('serviceWorker' in navigator)) return;
  const wasReloaded = tabStorage.getItem(reloadedKey) !== null;
  tabStorage.removeItem(reloadedKey);
  if ((await claimed(navigator.serviceWorker)) || wasReloaded) return;
  tabStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
  // This page is about to reload: render nothing.
  await new Promise<never>(() => {});
}

/** The browser's real session storage, for values that must survive a reload. */
const tabStorage: Storage = window.sessionStorage;

/**
 * Replaces the page's storage with one in memory. Stories clear storage and log people in: otherwise they would clear
 * Storybook's settings, and two stories side by side would log each other out.
 */
export function takeOwnStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true });
  }
}
