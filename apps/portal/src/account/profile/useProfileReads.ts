import { $api } from '../../shared/reads/queries.ts';
import { useProfile } from '../../shared/member/useProfile.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';

/** The reads of the profile, except the bank account. A 403 of any of them ends the session. */
export function useProfileReads() {
  const profile = useProfile();
  const subscription = $api.useQuery('get', '/assinatura/status');
  const link = $api.useQuery('get', '/meu-link', undefined, { select: ({ referralLink }) => referralLink });
  const sponsor = $api.useQuery('get', '/meu-indicador');
  useBlockedAccount([profile.error, subscription.error, link.error, sponsor.error]);
  return { profile, subscription, link, sponsor };
}
