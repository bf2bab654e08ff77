import '@raiz/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Portal } from './Portal.tsx';

function show(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <Portal />
      </BrowserRouter>
    </StrictMode>,
  );
}

if (import.meta.env.DEV && import.meta.env.VITE_MOCK === 'browser') {
  // The mock inside the page, for development without any server. A production build leaves this branch out.
  const { startBrowserMock, renderMockPage } = await import('@raiz/mock-server/browser');
  const mock = await startBrowserMock();
  // Its own pages (mails, checkout, certificates) are navigations, which a service worker is not asked for.
  if (/^\/__mock(\/|$)/.test(window.location.pathname)) await renderMockPage(mock, window.location);
  else show();
} else {
  show();
}
