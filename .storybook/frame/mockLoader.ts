import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { comeUnderControl } from './underControl.ts';

/**
 * Starts the service worker that stands between stories and the network, once. Its address is
 * relative, so that a built Storybook may lie under any path. What no handler answers goes on, as
 * Storybook's own files must: calls that no mock stands for are stopped and named by `serveWorld`.
 */
export const mockLoader = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  await comeUnderControl();
  return worker;
});
