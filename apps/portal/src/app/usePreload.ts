import { session } from '@raiz/api-client';
import { useEffect } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from './page.tsx';
import { preloadPage } from './preloadPage.ts';

const events = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a route's chunk on hover, touch or focus of a link to it. */
export function usePreload(routes: RouteObject[]): void {
  useEffect(() => {
    function onIntent({ target }: Event) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || link.pathname === window.location.pathname) return;
      const isGuarded = (matchRoutes(routes, link.pathname) ?? []).some(
        ({ route }) => isPageHandle(route.handle) && route.handle.notice !== undefined,
      );
      if (isGuarded && session.token() === null) return;
      // The page itself reports a chunk that cannot be fetched.
      preloadPage(routes, link.pathname).catch(() => undefined);
    }
    for (const name of events) document.addEventListener(name, onIntent, { passive: true });
    return () => {
      for (const name of events) document.removeEventListener(name, onIntent);
    };
  }, [routes]);
}
