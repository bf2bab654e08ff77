import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { NotFoundScreen } from '../global/not-found/NotFoundScreen.tsx';
import { paths } from '../shared/paths.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { routes } from './routes.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';

const screens = routes.map((route) => ({ path: route.path, Screen: lazyScreen(route) }));

/** The pages of the portal by their paths. */
export function AppRoutes() {
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading />}>
        <Routes>
          {screens.map(({ path, Screen }) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
          <Route path={paths.referralsAlias} element={<Navigate to={paths.referrals} replace />} />
          <Route path="*" element={<NotFoundScreen />} />
        </Routes>
      </Suspense>
    </ScreenBoundary>
  );
}
