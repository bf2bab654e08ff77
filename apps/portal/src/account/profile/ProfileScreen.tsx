import type { Schemas } from '@raiz/api-client';
import { ButtonLink, Inline, LoadFailed, Loading, PageLayout, SkeletonCard, Stack, Text, TextLink } from '@raiz/ui';
import { firstName } from '@raiz/ui/format';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { ProfileCards, type ProfileCardsProps } from './ProfileCards.tsx';
import type { Load } from '../../shared/load.ts';

export interface ProfileScreenProps extends Omit<ProfileCardsProps, 'user'> {
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
  return (
    <PageLayout>
      <Stack gap={4}>
        <ScreenTitle documentTitle={messages.title}>
          {profile.state === 'ready' ? greetingOf(profile.data.name) : messages.title}
        </ScreenTitle>
        {/* Its line is kept while it is on its way. */}
        {profile.state !== 'failed' && (
          <Text tone="muted">{profile.state === 'ready' ? profile.data.email : '\u00a0'}</Text>
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
      {profile.state === 'loading' && (
        <Loading text={messages.loading}>
          <SkeletonCard />
          <SkeletonCard />
        </Loading>
      )}
      {profile.state === 'failed' && (
        <LoadFailed onRetry={profile.retry} busy={profile.retrying}>
          {profile.message}
        </LoadFailed>
      )}
      {profile.state === 'ready' && <ProfileCards user={profile.data} {...cards} />}
    </PageLayout>
  );
}
