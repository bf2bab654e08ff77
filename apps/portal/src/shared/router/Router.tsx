import { Fragment, startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { RouterContext } from './context.ts';
import { memoryHistory, type RouterHistory } from './history.ts';
import { resolvePath, type To } from './location.ts';

export interface RouterProps {
  /** Where the addresses come from and go to. */
  history: RouterHistory;
  /** Path of the page that the build has drawn and that is being taken over: drawn once more before anything newer. */
  prerendered?: string;
  /** What links and pages are in. */
  children: ReactNode;
}

/** Tells what is inside where one is. A page whose code is still coming takes the place of the one before only when it is there. */
export function Router({ history, prerendered, children }: RouterProps) {
  const [place, setPlace] = useState(() => {
    const now = history.now();
    if (prerendered === undefined) return now;
    // Exactly as the build drew it: nobody's query, nothing handed over.
    return { ...now, location: { ...resolvePath(prerendered, '/'), state: null, key: now.location.key } };
  });

  const [corrected, setCorrected] = useState(false);

  useLayoutEffect(() => {
    const now = history.now();
    setPlace((drawn) => (JSON.stringify(drawn.location) === JSON.stringify(now.location) ? drawn : now));
    // A page that starts out from a query, or from what was handed over, must start anew once these are there.
    if (prerendered !== undefined) setCorrected(now.location.search !== '' || now.location.state !== null);
    return history.listen((next) => startTransition(() => setPlace(next)));
  }, [history, prerendered]);

  return (
    <RouterContext value={{ history, ...place }}>
      <Fragment key={corrected ? 'own' : 'drawn'}>{children}</Fragment>
    </RouterContext>
  );
}

export interface MemoryRouterProps {
  /** The address to begin at. @default '/' */
  initialEntries?: readonly [To & (string | { state?: unknown })];
  /** What links and pages are in. */
  children: ReactNode;
}

/** A router without an address bar, for stories and for pages that are made at build time. */
export function MemoryRouter({ initialEntries: [first] = ['/'], children }: MemoryRouterProps) {
  const [history] = useState(() => memoryHistory(first, typeof first === 'string' ? null : (first.state ?? null)));
  return <Router history={history}>{children}</Router>;
}
