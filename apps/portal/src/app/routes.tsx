import type { ReactElement } from 'react';
import { redirect, type RouteObject } from 'react-router-dom';
import { paths } from '../shared/page/paths.ts';
import { MemberGate, RemountOnUserChange } from './MemberGate.tsx';
import { lazyPage, pageRoute } from './page.tsx';
import { type Access, pages } from './pages.ts';
import { prefetchOf } from './prefetches.ts';
import { Shell } from './Shell.tsx';

function routesWith(access: Access): RouteObject[] {
  return pages.filter((page) => page.access === access).map((page) => pageRoute(page, prefetchOf(page)));
}

const routes: RouteObject[] = [
  ...routesWith('public'),
  // Old links keep their filters.
  { path: paths.referralsAlias, loader: ({ request }) => redirect(paths.referrals + new URL(request.url).search) },
  { id: '*', path: '*', ...lazyPage(() => import('../global/not-found/route.tsx')) },
  {
    element: <RemountOnUserChange />,
    children: [
      ...routesWith('open'),
      {
        element: <MemberGate />,
        children: [
          ...routesWith('member'),
          { ...lazyPage(() => import('./AdminGate.tsx')), children: routesWith('admin') },
        ],
      },
    ],
  },
];

/**
 * The routes of the table of pages. Every other path is the 404 page.
 * @param errorElement Replaces a page that fails, and the whole portal when the shell fails.
 */
export function createRoutes(errorElement: ReactElement): RouteObject[] {
  return [
    {
      element: <Shell />,
      errorElement,
      // Never visible, because no loader waits. Without it React Router warns.
      hydrateFallbackElement: <></>,
      children: [{ errorElement, children: routes }],
    },
  ];
}
