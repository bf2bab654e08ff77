import { useSearchParams } from '../../shared/router/index.ts';
import { readReferral } from './readReferral.ts';
import { RegistrationScreen } from './RegistrationScreen.tsx';
import { useRegistration } from './useRegistration.ts';

/** `/cadastro`, with the sponsor's id in the query as `ref` when it was opened by a referral link (spec, section 2). */
export function Route() {
  const [search] = useSearchParams();
  return <RegistrationScreen {...useRegistration(readReferral(search))} />;
}
