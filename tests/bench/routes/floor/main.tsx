import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Home = lazy(() => import('./Home.tsx').then(({ Home: page }) => ({ default: page })));
const Login = lazy(() => import('./Login.tsx').then(({ Login: page }) => ({ default: page })));

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <BrowserRouter>
        <header>
          <Link to="/">Portal</Link>
          <Link to="/login">Login</Link>
        </header>
        <main>
          <Suspense fallback={null}>
            <Routes>
              <Route path="/" element={<Home />} />
              <Route path="/login" element={<Login />} />
            </Routes>
          </Suspense>
        </main>
      </BrowserRouter>
    </StrictMode>,
  );
}
