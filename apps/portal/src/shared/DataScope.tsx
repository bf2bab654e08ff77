import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { queryClient } from './queries.ts';
import { useSession } from './useSession.ts';

export interface DataScopeProps {
  /** What reads and writes through TanStack Query. */
  children: ReactNode;
}

/**
 * Gives screens that read from the API the portal's one cache. Loaded with the first of them, never by public pages. Another person's
 * token (a login in another tab) starts the page anew: what it was waiting for belongs to the person before. The end of a session does
 * not; where the page leads then is for its gate to say.
 */
export function DataScope({ children }: DataScopeProps) {
  const token = useSession();
  const [owner, setOwner] = useState(token);
  if (token !== null && token !== owner) setOwner(token);
  return (
    <QueryClientProvider client={queryClient}>
      <Fragment key={owner}>{children}</Fragment>
    </QueryClientProvider>
  );
}
