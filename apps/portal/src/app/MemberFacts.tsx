import { lazy, Suspense, useEffect } from 'react';
import { $api, queryClient } from '../shared/reads/queries.ts';
import { draftOwner } from '../shared/unsaved/draftStore.ts';
import { reserveBannerSpace } from '../shared/bannerSpace.ts';

/** Without its chunk there is no banner. */
const MemberBanner = lazy(() =>
  import('./banner/MemberBanner.tsx').then(
    (module) => ({ default: module.MemberBanner }),
    () => ({ default: () => null }),
  ),
);

export interface MemberFactsProps {
  /** Called with the role in the profile; false while the profile is loading or has failed. */
  onAdmin: (isAdmin: boolean) => void;
}

/**
 * Reads the profile and the subscription for the header and the banner. Shows no failure: without a
 * status there is no banner. Loaded after the first paint, so that public pages do not wait for the
 * query client.
 */
export function MemberFacts({ onAdmin }: MemberFactsProps) {
  const profile = $api.useQuery('get', '/perfil', undefined, undefined, queryClient);
  const subscription = $api.useQuery('get', '/assinatura/status', undefined, undefined, queryClient);
  const isAdmin = profile.data?.user.is_admin ?? false;

  // Another session starts without the admin links.
  useEffect(() => {
    onAdmin(isAdmin);
    return () => onAdmin(false);
  }, [isAdmin, onAdmin]);

  const userId = profile.data?.user.id ?? null;
  useEffect(() => draftOwner.note(userId), [userId]);

  // The space of a banner is kept until there is known to be none.
  const noBanner = subscription.isLoadingError || subscription.data?.status === 'active';
  useEffect(() => {
    if (noBanner) reserveBannerSpace(false);
  }, [noBanner]);

  // Without the member id, a dismissed banner could flash up.
  if (subscription.data === undefined || profile.isPending) return null;
  if (subscription.data.status === 'active') return null;
  const owner = String(userId ?? 'unknown');
  return (
    <Suspense fallback={null}>
      <MemberBanner key={owner} subscription={subscription.data} owner={owner} />
    </Suspense>
  );
}
