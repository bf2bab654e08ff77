import { failureText } from '@raiz/api-client';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { $api } from '../../shared/reads/queries.ts';
import { useBlockedAccount } from '../shared/useBlockedAccount.ts';
import { mapLoad } from '../../shared/reads/load.ts';
import { useLoad } from '../../shared/reads/useLoad.ts';

function profileFailure(error: unknown): string {
  return failureText(error, {
    fallback: messages.loadFailed,
    connection: messages.connectionFailed,
    serverText: false,
  });
}

/** The reads of the profile, except the bank account. A 403 of any of them ends the session. */
export function useProfileReads() {
  const profile = $api.useQuery('get', '/perfil');
  const subscription = $api.useQuery('get', '/assinatura/status');
  const link = $api.useQuery('get', '/meu-link');
  const sponsor = $api.useQuery('get', '/meu-indicador');
  useBlockedAccount([profile.error, subscription.error, link.error, sponsor.error]);

  return {
    profile: mapLoad(useLoad(profile, profileFailure), ({ user }) => user),
    subscription: useLoad(subscription, () => messages.subscription.failed),
    link: mapLoad(
      useLoad(link, () => messages.referral.linkUnavailable),
      ({ referralLink }) => referralLink,
    ),
    sponsor: useLoad(sponsor, () => messages.sponsor.unavailable),
  };
}
