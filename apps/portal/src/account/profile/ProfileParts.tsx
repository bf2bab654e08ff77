import type { Received } from '@raiz/api-client';
import { hasPremiumAccess, type SubscriptionFacts } from '@raiz/api-client/rules';
import { Heading, SettingsList, Stack } from '@raiz/ui';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { useId } from 'react';
import type { Query } from '../../shared/reads/stateOf.ts';
import { BankAccountRow } from '../bank-account/BankAccountRow.tsx';
import type { BankValues } from '../bank-account/bankValues.ts';
import { MemberCourse } from './MemberCourse.tsx';
import { MySponsorCard } from './MySponsorCard.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './ProfileParts.css.ts';
import { ReferralCard } from './ReferralCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';

export interface ProfilePartsProps {
  /** The member's own data. */
  user: Received<'Usuario'>;
  /** Status and end date. */
  subscription: Query<SubscriptionFacts>;
  /** The referral link. */
  link: Query<string | null>;
  /** The member's sponsor. */
  sponsor: Query<Received<'MeuIndicador'>>;
  /** The bank account; null when there is none yet. */
  account: Query<Received<'Conta'> | null>;
  /** Creates the bank account or replaces it. */
  storeAccount: (values: BankValues) => Promise<unknown>;
}

/**
 * The parts of the member's home below the figures: link and course, beside them subscription and
 * sponsor, and the settings. Each shows its own loading and failure.
 */
export function ProfileParts({ user, storeAccount, subscription, link, sponsor, account }: ProfilePartsProps) {
  const settingsId = useId();
  const hasAccess = hasPremiumAccess(subscription.data, new Date());
  return (
    <>
      <div className={styles.columns}>
        <Stack gap={24}>
          <ReferralCard id={user.id} link={link} />
          <MemberCourse member={user.id} hasAccess={hasAccess} />
        </Stack>
        <Stack gap={24}>
          <SubscriptionCard subscription={subscription} />
          <MySponsorCard sponsor={sponsor} />
        </Stack>
      </div>
      <Stack as="section" gap={12}>
        <Heading level={2} size="h3" id={settingsId}>
          {messages.settings}
        </Heading>
        <SettingsList labelledBy={settingsId}>
          <PersonRow person={{ name: user.name ?? '', email: user.email ?? '' }} />
          <PasswordRow />
          <BankAccountRow account={account} member={user.name} store={storeAccount} />
        </SettingsList>
      </Stack>
    </>
  );
}
