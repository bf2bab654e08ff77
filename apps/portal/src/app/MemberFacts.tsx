import { useEffect } from 'react';
import { queries, queryClient } from '../shared/queries.ts';

export interface MemberFactsProps {
  /** Called with what the profile says; false while it is unknown or could not be read (spec, section 7). */
  onAdmin: (isAdmin: boolean) => void;
}

/**
 * Reads what the header shows of a logged-in person. Draws nothing and never shows a failure.
 * Loaded after the first paint, so that public pages do not wait for the query client.
 */
export function MemberFacts({ onAdmin }: MemberFactsProps) {
  const profile = queries.useQuery('get', '/perfil', {}, {}, queryClient);
  const isAdmin = profile.data?.user.is_admin ?? false;

  useEffect(() => onAdmin(isAdmin), [isAdmin, onAdmin]);

  return null;
}
