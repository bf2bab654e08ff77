import { Fragment, useState, type ReactNode } from 'react';
import { useSession } from './useSession.ts';

export interface DataScopeProps {
  /** What reads from the API. */
  children: ReactNode;
}

/**
 * Stands around screens that read from the API. Loaded with the first of them, never by public pages. Another person's
 * token (a login in another tab) starts the page anew: what it was waiting for belongs to the person before. The end of a session does
 * not; where the page leads then is for its gate to say.
 */
export function DataScope({ children }: DataScopeProps) {
  const token = useSession();
  const [owner, setOwner] = useState(token);
  if (token !== null && token !== owner) setOwner(token);
  return <Fragment key={owner}>{children}</Fragment>;
}
