import { createContext, use } from 'react';
import type { Place, RouterHistory } from './history.ts';

/** What the router tells everything inside it. */
export interface RouterFacts extends Place {
  history: RouterHistory;
}

/** Carries it; null outside of any router. */
export const RouterContext = createContext<RouterFacts | null>(null);

/** What stands in the path where the page's pattern has `:name`. */
export const ParamsContext = createContext<Readonly<Record<string, string>>>({});

/** @throws Error outside of a router */
export function useRouter(): RouterFacts {
  const router = use(RouterContext);
  if (router === null) throw new Error('A link or a page needs a router around it.');
  return router;
}
