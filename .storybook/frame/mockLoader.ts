import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { waitForWorker } from './waitForWorker.ts';

/**
 * Starts the mock service worker, once. Its URL is relative, so that a built Storybook works under
 * any path. Unhandled requests pass, as Storybook's own files must; `serveWorld` blocks and reports
 * unmocked calls.
 */
export const mockLoader = mswLoader(async () => {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: './mockServiceWorker.js' },
  });
  await waitForWorker();
  return worker;
});
