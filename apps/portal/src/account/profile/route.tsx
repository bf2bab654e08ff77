import { failureText } from '@raiz/api-client';
import { ButtonLink, Inline, PageLayout } from '@raiz/ui';
import { firstName } from '@raiz/ui/format';
import { profileMessages as messages } from '@raiz/ui/messages/account';
import { sessionMessages } from '@raiz/ui/messages/global';
import { useLocation } from 'react-router-dom';
import { Read, useAllSettled } from '../../shared/reads/Read.tsx';
import { stateOf } from '../../shared/reads/stateOf.ts';
import { readLoginState } from '../../shared/session/loginState.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useBankAccount } from '../bank-account/useBankAccount.ts';
import { MemberFigures } from './MemberFigures.tsx';
import { MemberLevel } from './MemberLevel.tsx';
import { ProfileParts } from './ProfileParts.tsx';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { useProfileReads } from './useProfileReads.ts';

function greetingOf(name: string | null): string {
  const first = firstName(name);
  return first === '' ? messages.greetingWithoutName : messages.greeting({ firstName: first });
}

function profileFailure(error: unknown): string {
  return failureText(error, {
    fallback: messages.loadFailed,
    connection: messages.connectionFailed,
    serverText: false,
  });
}

/** `/perfil`: the member's home. */
export function Route() {
  const { from } = readLoginState(useLocation().state);
  const { profile, subscription, link, sponsor } = useProfileReads();
  const { account, store } = useBankAccount();
  const settled = useAllSettled([profile, subscription, link, sponsor, account]);
  const user = profile.data?.user;
  const returnTo = from?.split('?')[0] === paths.profile ? undefined : from;

  return (
    <PageLayout>
      <ScreenHeader
        documentTitle={messages.title}
        badges={<MemberLevel />}
        // Reserves the line of the e-mail, so that nothing below it shifts.
        lead={stateOf(profile) === 'failed' ? undefined : user?.email || '\u00A0'}
      >
        {user ? greetingOf(user.name) : messages.title}
      </ScreenHeader>
      {returnTo !== undefined && (
        <Inline>
          <ButtonLink variant="secondary" href={returnTo}>
            {sessionMessages.returnToPage}
          </ButtonLink>
        </Inline>
      )}
      <MemberFigures />
      <Read
        queries={[profile]}
        failed={profileFailure}
        waiting={user !== undefined && !settled}
        skeleton={<ProfileSkeleton />}
        loadingText={messages.loading}
      >
        {(read) => (
          <ProfileParts
            user={read.user}
            subscription={subscription}
            link={link}
            sponsor={sponsor}
            account={account}
            storeAccount={store}
          />
        )}
      </Read>
    </PageLayout>
  );
}
