import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PortalAt } from '../PortalAt.tsx';

export interface JourneyPortalProps {
  /** Path and query that the journey begins at. */
  path: string;
}

let open: ((path: string) => void) | null = null;

/** Opens another address of the running journey as a page of its own: a link in a mail, a bookmark, the address bar. */
export function visit(path: string): void {
  if (open === null) throw new Error('No journey is under way');
  open(path);
}

/** The whole portal, from page load to page load: what a journey is walked in. */
export function JourneyPortal({ path }: JourneyPortalProps) {
  const [page, setPage] = useState({ path, load: 0 });

  useEffect(() => {
    // At once: a link of the page before must not be found, and pressed once it is gone.
    open = (next) => flushSync(() => setPage(({ load }) => ({ path: next, load: load + 1 })));
    return () => {
      open = null;
    };
  }, []);

  return <PortalAt key={page.load} path={page.path} />;
}
