import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PortalAt } from '../PortalAt.tsx';

export interface JourneyPortalProps {
  /** Path and query that the journey begins at. */
  path: string;
}

let open: ((path: string) => void) | null = null;

/**
 * Loads another address in the running journey, as from a mail, a bookmark or the address bar.
 */
export function visit(path: string): void {
  if (open === null) throw new Error('No journey is under way');
  open(path);
}

/** The whole portal for a journey over several page loads. */
export function JourneyPortal({ path }: JourneyPortalProps) {
  const [page, setPage] = useState({ path, load: 0 });

  useEffect(() => {
    // Synchronous, so that no step finds a link of the previous page.
    open = (next) => flushSync(() => setPage(({ load }) => ({ path: next, load: load + 1 })));
    return () => {
      open = null;
    };
  }, []);

  return <PortalAt key={page.load} path={page.path} />;
}
