import { tabStorage } from './ownStorage.ts';

/**
 * Remembers, through one reload and no longer, that the page was loaded anew to come under the
 * worker.
 */
const reloadedKey = 'storybook-reloaded-for-worker';

/** Milliseconds that a new worker may take to claim the page. */
const patience = 1000;

async function claimed(container: ServiceWorkerContainer): Promise<boolean> {
  if (container.controller !== null) return true;
  return new Promise((resolve) => {
    container.addEventListener('controllerchange', () => resolve(true), { once: true });
    setTimeout(() => resolve(container.controller !== null), patience);
  });
}

/**
 * Makes sure that the worker really stands before this page. It may not: when the last page of a
 * Storybook goes, the worker takes leave, and a page that is loaded in that very moment calls it
 * back without coming under it. Loading that page once more mends it; a page that the reader asked
 * to load past all workers is left as it is.
 */
export async function comeUnderControl(): Promise<void> {
  const wasReloaded = tabStorage.getItem(reloadedKey) !== null;
  tabStorage.removeItem(reloadedKey);
  if ((await claimed(navigator.serviceWorker)) || wasReloaded) return;
  tabStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
  // Nothing of this page is to be shown any more.
  await new Promise<never>(() => {});
}
