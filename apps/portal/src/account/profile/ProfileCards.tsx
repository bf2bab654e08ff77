import type { Received } from '@raiz/api-client';
import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { Grid, Stack } from '@raiz/ui';
import { BankAccountCard } from '../bank-account/BankAccountCard.tsx';
import type { BankValues } from '../bank-account/bankValues.ts';
import { MySponsorCard } from './MySponsorCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { PersonCard } from './PersonCard.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import type { Load } from '../../shared/load.ts';

export interface ProfileCardsProps {
  /** The member's own data. */
  user: Received<'Usuario'>;
  /** Status and end date. */
  subscription: Load<SubscriptionFacts>;
  /** The referral link. */
  link: Load<string | null>;
  /** The member's sponsor. */
  sponsor: Load<Received<'MeuIndicador'>>;
  /** The bank account; null when there is none yet. */
  account: Load<Received<'Conta'> | null>;
  /** Creates the bank account or replaces it. */
  storeAccount: (values: BankValues) => Promise<unknown>;
}

/** The cards of the profile, in up to two columns. Each shows its own loading and failure. */
export function ProfileCards({ user, storeAccount, ...load }: ProfileCardsProps) {
  return (
    <Grid least="large">
      <Stack gap={24}>
        <SubscriptionCard load={load.subscription} />
        <ReferralCard id={user.id} link={load.link} />
        <MySponsorCard load={load.sponsor} />
      </Stack>
      <Stack gap={24}>
        <PersonCard person={{ name: user.name ?? '', email: user.email ?? '' }} member={user.id} />
        <PasswordCard />
        <BankAccountCard load={load.account} memberId={user.id} member={user.name} store={storeAccount} />
      </Stack>
    </Grid>
  );
}
