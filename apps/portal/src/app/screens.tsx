import type { ComponentType } from 'react';
import { paths } from '../shared/paths.ts';
import { matchPath, Navigate, useLocation } from '../shared/router/index.ts';
import { lazyScreen } from './lazyScreen.tsx';
import { routes } from './routes.tsx';

/** The page of an address. */
export interface FoundScreen {
  /** The pattern of its row in the route table; "*" for the 404 page. */
  path: string;
  Screen: ComponentType;
  /** What stands in the address where the pattern has `:name`. */
  params: Record<string, string>;
  /** Fetches its code ahead. */
  preload: () => Promise<unknown>;
}

/** The older address of the network, with the filters that a link to it carries. */
function ToReferrals() {
  return <Navigate to={`${paths.referrals}${useLocation().search}`} replace />;
}

const screens = [
  ...routes.map((route) => ({ path: route.path, ...lazyScreen(route) })),
  {
    path: paths.referralsAlias,
    Screen: ToReferrals,
    preload: () => Promise.resolve(),
  },
];

/** The 404 page: any address that is not in the route table. */
const notFound = lazyScreen({
  path: '*',
  access: 'public',
  load: () => import('../global/not-found/route.tsx'),
});

/** The first row of the route table that an address fits; none is the 404 page. */
export function screenAt(pathname: string): FoundScreen {
  for (const screen of screens) {
    const params = matchPath(screen.path, pathname);
    if (params) return { ...screen, params };
  }
  return { path: '*', ...notFound, params: {} };
}
