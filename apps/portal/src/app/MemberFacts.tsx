import { lazy, Suspense, useEffect } from 'react';
import { $api, queryClient } from '../shared/queries.ts';
import { draftOwner } from '../shared/unsaved/draftOwner.ts';

/** Most members never see it. Where its code does not come there is no banner. */
const MemberBanner = lazy(() =>
  import('./banner/MemberBanner.tsx').then(
    (module) => ({ default: module.MemberBanner }),
    () => ({ default: () => null }),
  ),
);

export interface MemberFactsProps {
  /** Called with what the profile says; false while it is unknown or could not be read (spec, section 7). */
  onAdmin: (isAdmin: boolean) => void;
}

/**
 * Reads what stands around every page for a logged-in person, and draws the subscription banner. Never shows a failure:
 * without a status there is no banner. Loaded after the first paint, so that public pages do not wait for the query client.
 */
export function MemberFacts({ onAdmin }: MemberFactsProps) {
  const profile = $api.useQuery('get', '/perfil', undefined, undefined, queryClient);
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, undefined, queryClient);
  const isAdmin = profile.data?.user.is_admin ?? false;

  // What one person may see ends with their session: the next one starts without it.
  useEffect(() => {
    onAdmin(isAdmin);
    return () => onAdmin(false);
  }, [isAdmin, onAdmin]);

  const userId = profile.data?.user.id ?? null;
  useEffect(() => draftOwner.note(userId), [userId]);

  // Until it is known whose banner it is, one that was dismissed must not flash up.
  if (subscription.data === undefined || profile.isPending) return null;
  if (subscription.data.status === 'active') return null;
  const owner = String(userId ?? 'unknown');
  return (
    <Suspense fallback={null}>
      <MemberBanner key={owner} subscription={subscription.data} owner={owner} />
    </Suspense>
  );
}
