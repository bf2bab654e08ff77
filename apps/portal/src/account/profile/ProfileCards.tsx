import type { Schemas } from '@raiz/api-client';
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
  user: Schemas['Usuario'];
  /** Status and end date; a failure stays in its own card. */
  subscription: Load<SubscriptionFacts>;
  /** The referral link; a failure stays in its own card. */
  link: Load<string>;
  /** Who invited this member; a failure stays in its own card. */
  sponsor: Load<Schemas['MeuIndicador']>;
  /** The bank data; null when there are none yet. */
  account: Load<Schemas['Conta'] | null>;
  /** Creates the bank account or replaces it. */
  storeAccount: (values: BankValues) => Promise<unknown>;
}

/** The blocks of the profile, in two columns where there is room. Each has its own loading and its own failure. */
export function ProfileCards({ user, storeAccount, ...load }: ProfileCardsProps) {
  return (
    <Grid least="large">
      <Stack gap={24}>
        <SubscriptionCard load={load.subscription} />
        <ReferralCard id={user.id} link={load.link} />
        <MySponsorCard load={load.sponsor} />
      </Stack>
      <Stack gap={24}>
        <PersonCard person={user} member={user.id} />
        <PasswordCard />
        <BankAccountCard load={load.account} memberId={user.id} member={user.name} store={storeAccount} />
      </Stack>
    </Grid>
  );
}
