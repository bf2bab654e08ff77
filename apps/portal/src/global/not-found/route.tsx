import { ButtonLink, Inline, PageLayout, Text } from '@raiz/ui';
import { notFoundMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { useSession } from '../../shared/useSession.ts';

/** The 404 page: any path outside the route table. */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout content="reading">
      <ScreenHeader>{messages.title}</ScreenHeader>
      <Text>{messages.help}</Text>
      <Inline>
        <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
        <ButtonLink variant="secondary" href={paths.catalogue}>
          {messages.goToCatalogue}
        </ButtonLink>
        {loggedIn && (
          <ButtonLink variant="secondary" href={paths.profile}>
            {messages.goToProfile}
          </ButtonLink>
        )}
      </Inline>
    </PageLayout>
  );
}
