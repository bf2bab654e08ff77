import '@raiz/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type HydrationState } from 'react-router-dom';
import { preloadPage } from './page.tsx';
import { Portal } from './Portal.tsx';
import { RouteError } from './RouteError.tsx';
import { createRoutes } from './routes.tsx';

declare global {
  interface Window {
    /** From `public/boot.js`: shows that the page could not be loaded, with a link that reloads. */
    offerRetry?: () => void;
  }
}

const routes = createRoutes(<RouteError />);

function portal(hydrationData?: HydrationState) {
  return (
    <StrictMode>
      <Portal router={createBrowserRouter(routes, { hydrationData })} routes={routes} />
    </StrictMode>
  );
}

/** Hydrates a prerendered page once its chunks have loaded; its fields accept text before that. */
async function hydrate(root: HTMLElement): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  try {
    await preloadPage(routes, window.location.pathname);
  } catch {
    // The prerendered page stays, and its link keeps the typed text over the reload.
    window.offerRetry?.();
    return;
  }
  // The loaders return null. Without this data the router would run them first and render a
  // fallback.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, null]));
  hydrateRoot(root, portal({ loaderData }));
}

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const path = matchRoutes(routes, window.location)?.at(-1)?.route.path;
  // A host may serve any page for an address: only the page of this address is hydrated.
  if (root.dataset['page'] !== undefined && root.dataset['page'] === path) {
    await hydrate(root);
    return;
  }
  root.replaceChildren();
  createRoot(root).render(portal());
}

if (import.meta.env.DEV && import.meta.env.VITE_MOCK === 'browser') {
  // The mock in the page, for development without a server. Production builds omit this branch.
  const { startBrowserMock, renderMockPage } = await import('@raiz/mock-server/browser');
  const mock = await startBrowserMock();
  // The pages of the mock (mails, checkout, certificates) are navigations, which MSW does not
  // intercept.
  if (/^\/__mock(\/|$)/.test(window.location.pathname)) await renderMockPage(mock, window.location);
  else void show();
} else {
  // Not awaited: page chunks import this module, and a top-level await would block them.
  void show();
}

if (import.meta.env.DEV) void import('./devtools.tsx');
