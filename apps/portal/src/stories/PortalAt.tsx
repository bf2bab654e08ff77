import { useEffect, useState } from 'react';
import { createMemoryRouter, type Location, useRouteError } from 'react-router-dom';
import { Portal } from '../app/Portal.tsx';
import { createRoutes } from '../app/routes.tsx';
import { worldNumber } from './mock.ts';

export interface PortalAtProps {
  /** Path and query of the page, as in the address bar. */
  path: string;
  /** What the page before hands over in the navigation state. */
  state?: unknown;
}

/** A page that throws fails its story. */
function Rethrow(): never {
  throw useRouteError();
}

/** The product's route table, but for failures. */
export const storyRoutes = createRoutes(<Rethrow />);

let visits = 0;

/** The product's routes in memory. The entry's own key keeps out other stories' scroll positions. */
export function storyRouter({ path, state }: PortalAtProps) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  visits += 1;
  const entry = { pathname, search, hash, state, key: `visit-${visits}` };
  return createMemoryRouter(storyRoutes, { initialEntries: [entry] });
}

let shown: ReturnType<typeof storyRouter> | null = null;

/** Where the portal of the running story is. */
export function storyLocation(): Location | undefined {
  return shown?.state.location;
}

function Visit(props: PortalAtProps) {
  const [router] = useState(() => storyRouter(props));
  useEffect(() => {
    shown = router;
  }, [router]);
  return <Portal router={router} routes={storyRoutes} />;
}

/** The whole portal at one address: how every screen's stories show the real screen. A new world is a new visit. */
export function PortalAt(props: PortalAtProps) {
  return <Visit key={worldNumber()} {...props} />;
}
