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
  const { startBrowserMock } = await import('@raiz/mock-server/browser');
  await startBrowserMock();
}
show();
