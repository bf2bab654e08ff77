import type { Schemas } from '@raiz/api-client';
import { ButtonLink, Inline, LoadFailed, PageLayout, Stack, Text, TextLink } from '@raiz/ui';
import { firstName } from '@raiz/ui/format';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useFocusAfterRetry } from '../../shared/useFocusAfterRetry.ts';
import { useTogether } from '../../shared/useTogether.ts';
import { ProfileCards, type ProfileCardsProps } from './ProfileCards.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import type { Load } from '../../shared/load.ts';

export interface ProfileScreenProps extends Omit<ProfileCardsProps, 'user'> {
  /** The member's own data: loading, failed with its sentence and a retry, or ready. */
  profile: Load<Schemas['Usuario']>;
  /** Where the person was going before the login, if anywhere. */
  from?: string;
}

function greetingOf(name: string): string {
  const first = firstName(name);
  return first === '' ? messages.greetingWithoutName : messages.greeting({ firstName: first });
}

/** The member's profile (spec, section 2). */
export function ProfileScreen({ profile, from, ...cards }: ProfileScreenProps) {
  const together = useTogether([profile, cards.subscription, cards.link, cards.sponsor, cards.account]);
  useFocusAfterRetry(profile.state === 'failed');
  const waiting = profile.state === 'loading' || (profile.state === 'ready' && !together);
  return (
    <PageLayout>
      <Stack gap={4}>
        <ScreenTitle documentTitle={messages.title}>
          {profile.state === 'ready' ? greetingOf(profile.data.name) : messages.title}
        </ScreenTitle>
        {/* Its line is kept free, so that what is below stays where it is. */}
        {profile.state !== 'failed' && (
          <Text tone="muted">{profile.state === 'ready' ? profile.data.email : '\u00A0'}</Text>
        )}
        <div>
          <TextLink look="standalone" href={paths.qualifications}>
            {messages.qualifications}
          </TextLink>
        </div>
      </Stack>
      {from !== undefined && (
        <Inline>
          <ButtonLink href={from}>{sessionMessages.returnToPage}</ButtonLink>
        </Inline>
      )}
      {waiting && <ProfileSkeleton />}
      {profile.state === 'failed' && (
        <LoadFailed onRetry={profile.retry} busy={profile.retrying}>
          {profile.message}
        </LoadFailed>
      )}
      {profile.state === 'ready' && together && <ProfileCards user={profile.data} {...cards} />}
    </PageLayout>
  );
}
