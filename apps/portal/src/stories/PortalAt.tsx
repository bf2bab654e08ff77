import { useEffect, useState } from 'react';
import { createMemoryRouter, type Location, useRouteError } from 'react-router-dom';
import { Portal } from '../app/Portal.tsx';
import { createRoutes } from '../app/routes.tsx';
import { useStore } from '../shared/store.ts';
import { databaseNumber } from './mock.ts';

export interface PortalAtProps {
  /** Path and query of the page, as in the address bar. */
  path: string;
  /** The navigation state from the previous page. */
  state?: unknown;
}

/** Rethrows, so that a page that throws fails its story. */
function Rethrow(): never {
  throw useRouteError();
}

/** The product's route table, but errors are rethrown. */
export const storyRoutes = createRoutes(<Rethrow />);

let visits = 0;

/**
 * The product's routes with memory history. The entry's unique key avoids other stories' scroll
 * positions.
 */
export function storyRouter({ path, state }: PortalAtProps) {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  visits += 1;
  const entry = { pathname, search, hash, state, key: `visit-${visits}` };
  return createMemoryRouter(storyRoutes, { initialEntries: [entry] });
}

let shown: ReturnType<typeof storyRouter> | null = null;

/** The router location of the running story. */
export function storyLocation(): Location | undefined {
  return shown?.state.location;
}

/** Opens another page in the running story, as a link would. */
export function openInStory(path: string): void {
  void shown?.navigate(path);
}

function Visit(props: PortalAtProps) {
  const [router] = useState(() => storyRouter(props));
  useEffect(() => {
    shown = router;
  }, [router]);
  return <Portal router={router} routes={storyRoutes} />;
}

/**
 * The whole portal at one address, for the stories of screens. Remounts for each new mock database.
 */
export function PortalAt(props: PortalAtProps) {
  return <Visit key={useStore(databaseNumber)} {...props} />;
}
