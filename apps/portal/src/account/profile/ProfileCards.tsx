import type { Schemas } from '@raiz/api-client';
import type { SubscriptionFacts } from '@raiz/api-client/rules';
import { Grid, Stack } from '@raiz/ui';
import { MySponsorCard } from './MySponsorCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import type { PasswordValues } from './passwordValues.ts';
import { PersonCard } from './PersonCard.tsx';
import type { PersonValues } from './personValues.ts';
import { ReferralCard } from './ReferralCard.tsx';
import { SubscriptionCard } from './SubscriptionCard.tsx';
import type { Load } from '../../shared/load.ts';
import type { Save } from './useSave.ts';

export interface ProfileCardsProps {
  user: Schemas['Usuario'];
  subscription: Load<SubscriptionFacts>;
  link: Load<string>;
  sponsor: Load<Schemas['MeuIndicador']>;
  savePerson: Save<PersonValues>;
  savePassword: Save<PasswordValues>;
}

/** The blocks of the profile, in two columns where there is room. Each has its own loading and its own failure. */
export function ProfileCards({ user, subscription, link, sponsor, savePerson, savePassword }: ProfileCardsProps) {
  return (
    <Grid least="large">
      <Stack gap={24}>
        <SubscriptionCard load={subscription} />
        <ReferralCard id={user.id} link={link} />
      </Stack>
      <Stack gap={24}>
        <MySponsorCard load={sponsor} />
        <PersonCard person={user} save={savePerson} />
        <PasswordCard save={savePassword} />
      </Stack>
    </Grid>
  );
}
