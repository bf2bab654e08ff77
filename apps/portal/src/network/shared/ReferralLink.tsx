import { ButtonLink } from '@raiz/ui';
import { referralsMessages as messages } from '@raiz/ui/messages/network';
import { paths } from '../../shared/page/paths.ts';

/** The way on from a list that only new referrals fill: to the member's link, on the profile. */
export function ReferralLink() {
  return <ButtonLink href={paths.profile}>{messages.goToLink}</ButtonLink>;
}
