import { useHydrated } from '@raiz/ui';
import { useSearchParams } from 'react-router-dom';
import { readReferral } from './readReferral.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { useRegistration } from './useRegistration.ts';

/** `/cadastro`, with the sponsor's id in the query as `ref` when it was opened by a referral link (spec, section 2). */
export function Route() {
  const [search] = useSearchParams();
  // The prerendered page is that of an address without a query.
  const referral = readReferral(useHydrated() ? search : new URLSearchParams());
  return <RegistrationScreen {...useRegistration(referral)} />;
}
