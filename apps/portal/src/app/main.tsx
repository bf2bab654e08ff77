import '@raiz/ui/theme';
import './base.css.ts';
import './print.css';
import { session } from '@raiz/api-client';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { report, reportError } from '../shared/page/report.ts';
import { prerendered } from '../shared/session/prerendered.ts';
import { isPageHandle, preloadPage, openedWithSession } from './page.tsx';
import { Portal } from './Portal.tsx';
import { RouteError } from './RouteError.tsx';
import { createRoutes } from './routes.tsx';
import { surviveTranslation } from './translated.ts';
import { keepTypedEarly, takePresses } from './early.ts';

declare global {
  interface Window {
    /** From `public/boot.js`: shows that the page could not be loaded, with a link that reloads. */
    offerRetry?: () => void;
    /** From `public/boot.js`: the button that was pressed last before hydration. Null: React handles presses. */
    pressed?: HTMLButtonElement | null;
  }
}

surviveTranslation();

const routes = createRoutes(<RouteError />);

/**
 * Shows the page of the address. Its prerendered HTML stays until the page's chunks have loaded;
 * its fields accept text before that. Then the page hydrates it, or replaces it when the address
 * has a query, which a frame does not know. The frame of all other addresses is like the shell, for visitors without
 * the navigation.
 */
async function show(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  const { pathname, search } = window.location;
  const matches = matchRoutes(routes, pathname) ?? [];
  const { page, frame } = root.dataset;
  const isFrame = frame !== undefined;
  const isMember = session.token() !== null;
  // A host may serve any page for an address.
  const isPage = page !== undefined && page === matches.at(-1)?.route.path && (isMember || !isFrame);
  const hydrates = isPage && !(isFrame && search);
  if (!isPage && !(isFrame && (isMember || page === undefined))) root.replaceChildren();
  if (isFrame && !isMember) {
    root.querySelector('nav')?.parentElement?.remove();
    delete root.dataset['frame'];
  }
  if (isPage) prerendered.start(isFrame);
  if (isPage && !isFrame) keepTypedEarly(root);

  // With data the router does not run the loaders: it would render a fallback meanwhile.
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id, isMember ? openedWithSession : null]));
  const router = createBrowserRouter(routes, hydrates ? { hydrationData: { loaderData } } : {});
  if (hydrates) {
    for (const { route, params } of matches) if (isPageHandle(route.handle)) route.handle.prefetch?.(params);
  }
  if (isPage) {
    try {
      await preloadPage(routes, pathname);
    } catch (error) {
      reportError('chunk', error);
      // The prerendered HTML stays, and its link keeps the typed text over the reload.
      window.offerRetry?.();
      return;
    }
  }
  const portal = (
    <StrictMode>
      <Portal router={router} routes={routes} />
    </StrictMode>
  );
  // The back button may have left the page meanwhile.
  const isHere = router.state.location.pathname === pathname;
  takePresses(isHere);
  if (hydrates && isHere) hydrateRoot(root, portal);
  else createRoot(root).render(portal);
}

/** Remembers the invitation of the address, on any page, until the visitor registers. */
function rememberInvitation(): void {
  const { search } = window.location;
  if (!/ref/i.test(search)) return;
  import('../shared/session/invitation.ts').then(
    ({ noteInvitation }) => noteInvitation(search),
    // The registration reads its own address.
    () => undefined,
  );
}

window.addEventListener('error', ({ error, message }) => reportError('error', error ?? message));
window.addEventListener('unhandledrejection', ({ reason }) => reportError('rejection', reason));
// Over TLS browsers report these themselves.
if (window.location.protocol === 'http:')
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    report({ kind: 'policy', name: `${effectiveDirective} ${blockedURI.replace(/^(\w+:\/\/[^/]+).*/, '$1')}` }),
  );

/** Loads what sends reports once nothing else loads: it must not delay the first paint. */
function loadReports(): void {
  const load = () => {
    import('./reports/reports.ts').then(
      ({ sendReports }) => sendReports(routes),
      // Nothing is lost that could be sent without it.
      () => undefined,
    );
  };
  window.addEventListener('load', () => setTimeout(load, 1000), { once: true });
}

rememberInvitation();
if (!import.meta.env.DEV) loadReports();

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
