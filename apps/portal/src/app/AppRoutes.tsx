import { Suspense, useEffect, useLayoutEffect } from 'react';
import { ParamsContext, useLocation } from '../shared/router/index.ts';
import { ScreenBoundary } from './ScreenBoundary.tsx';
import { ScreenLoading } from './ScreenLoading.tsx';
import { screenAt } from './screens.tsx';
import { endTakeover, restoreTyped } from './takeover.ts';

/** Stands beside the page: its effect runs when the page's code listens, which is later than the shell's. */
function Arrival() {
  useLayoutEffect(restoreTyped, []);
  useEffect(endTakeover, []);
  return null;
}

/** The pages of the portal by their paths. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const { path, Screen, params } = screenAt(pathname);
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading />}>
        <ParamsContext value={params}>
          <Screen key={path} />
          <Arrival />
        </ParamsContext>
      </Suspense>
    </ScreenBoundary>
  );
}
