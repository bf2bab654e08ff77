import { LinkProvider } from '@raiz/ui';
import { RouterProvider, type RouteObject, type RouterProviderProps } from 'react-router-dom';
import { RouterLink } from './RouterLink.tsx';
import { usePreload } from './usePreload.ts';

export interface PortalProps {
  /**
   * `createBrowserRouter`, or `createMemoryRouter` in stories, with the routes of `createRoutes`.
   */
  router: RouterProviderProps['router'];
  /** The route table of the router. */
  routes: RouteObject[];
}

/** The portal with its router. */
export function Portal({ router, routes }: PortalProps) {
  usePreload(routes);
  return (
    <LinkProvider link={RouterLink}>
      <RouterProvider router={router} />
    </LinkProvider>
  );
}
