import { LinkProvider } from '@raiz/ui';
import { RouterProvider, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { usePreload } from './usePreload.ts';

export interface PortalProps {
  /** Made of `createRoutes` by `createBrowserRouter`, or by `createMemoryRouter` in stories. */
  router: RouterProviderProps['router'];
  /** The table that the router was made of. */
  routes: RouteObject[];
}

/** The whole portal. */
export function Portal({ router, routes }: PortalProps) {
  usePreload(routes);
  return (
    <LinkProvider link={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
