import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, ScrollRestoration } from 'react-router-dom';

/** The frame of every page. */
function Frame() {
  return (
    <>
      <header>
        <Link to="/">Portal</Link>
        <Link to="/login">Login</Link>
      </header>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}

const router = createBrowserRouter([
  {
    element: <Frame />,
    hydrateFallbackElement: <></>,
    children: [
      { path: '/', lazy: async () => ({ Component: (await import('./Home.tsx')).Home }) },
      { path: '/login', lazy: async () => ({ Component: (await import('./Login.tsx')).Login }) },
    ],
  },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
