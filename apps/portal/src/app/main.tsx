import '@raiz/ui/theme';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { browserHistory, Router } from '../shared/router/index.ts';
import { Portal } from './Portal.tsx';
import { screenAt } from './screens.tsx';
import { beginTakeover } from './takeover.ts';

function portal(prerendered?: string) {
  return (
    <StrictMode>
      <Router history={browserHistory()} {...(prerendered === undefined ? {} : { prerendered })}>
        <Portal />
      </Router>
    </StrictMode>
  );
}

async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const { pathname } = window.location;
  const { page } = root.dataset;
  const { path, preload } = screenAt(pathname);
  // A host may answer any address with any of the pages: only its own is taken over.
  if (page === undefined || page !== path) {
    root.replaceChildren();
    createRoot(root).render(portal());
    return;
  }
  // Without either file the page is drawn all the same, and says what is missing.
  const [typed] = await Promise.all([import('./typedEarly.ts').catch(() => null), preload().catch(() => null)]);
  if (typed) beginTakeover(typed.keepTyped(root));
  hydrateRoot(root, portal(page));
}

if (import.meta.env.DEV && import.meta.env.VITE_MOCK === 'browser') {
  // The mock inside the page, for development without any server. A production build leaves this branch out.
  const { startBrowserMock, renderMockPage } = await import('@raiz/mock-server/browser');
  const mock = await startBrowserMock();
  // Its own pages (mails, checkout, certificates) are navigations, which a service worker is not asked for.
  if (/^\/__mock(\/|$)/.test(window.location.pathname)) await renderMockPage(mock, window.location);
  else void show();
} else {
  // Not awaited: the page's own code imports this file, and would wait for it for ever.
  void show();
}
