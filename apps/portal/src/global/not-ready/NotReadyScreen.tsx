import { Button, ButtonLink, Inline, PageLayout, Text } from '@raiz/ui';
import { notReadyMessages as messages } from '@raiz/ui/messages/global';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useSession } from '../../shared/useSession.ts';

/** Stands at a path of the route table whose screen is still to be built: says so, and leads on. */
export function NotReadyScreen() {
  const loggedIn = useSession() !== null;
  const navigate = useNavigate();
  // The first entry of a visit has no page of ours behind it.
  const cameFromInside = useLocation().key !== 'default';
  return (
    <PageLayout width="reading">
      <ScreenTitle documentTitle={messages.documentTitle}>{messages.title}</ScreenTitle>
      <Text>{messages.help}</Text>
      <Inline>
        {cameFromInside && <Button onClick={() => void navigate(-1)}>{messages.goBack}</Button>}
        <ButtonLink variant="secondary" href={loggedIn ? paths.profile : paths.home}>
          {loggedIn ? messages.goToProfile : messages.goHome}
        </ButtonLink>
        <ButtonLink variant="secondary" href={paths.catalogue}>
          {messages.goToCatalogue}
        </ButtonLink>
      </Inline>
    </PageLayout>
  );
}
