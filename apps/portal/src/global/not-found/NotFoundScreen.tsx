import { ButtonLink, Inline, PageLayout, Text } from '@raiz/ui';
import { notFoundMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useSession } from '../../shared/useSession.ts';

/** The page of every path outside the route table (spec, section 2, Global). */
export function NotFoundScreen() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout>
      <ScreenTitle>{messages.title}</ScreenTitle>
      <Text tone="muted">{messages.help}</Text>
      <Inline>
        <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
        <ButtonLink href={paths.catalogue} variant="secondary">
          {messages.goToCatalogue}
        </ButtonLink>
        {loggedIn && (
          <ButtonLink href={paths.profile} variant="secondary">
            {messages.goToProfile}
          </ButtonLink>
        )}
      </Inline>
    </PageLayout>
  );
}
