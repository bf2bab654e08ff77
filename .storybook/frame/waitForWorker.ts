import { tabStorage } from './ownStorage.ts';

/** Key that marks, for one reload, that the page was reloaded for the worker. */
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
 * Makes sure that the service worker controls this page. A page that loads while the worker stops
 * for the last closed page stays uncontrolled; one reload fixes that. A forced reload without
 * workers stays as it is.
 */
export async function waitForWorker(): Promise<void> {
  const wasReloaded = tabStorage.getItem(reloadedKey) !== null;
  tabStorage.removeItem(reloadedKey);
  if ((await claimed(navigator.serviceWorker)) || wasReloaded) return;
  tabStorage.setItem(reloadedKey, 'yes');
  window.location.reload();
  // This page is about to reload: render nothing.
  await new Promise<never>(() => {});
}
