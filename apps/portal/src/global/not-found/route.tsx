import { BrandMark, ButtonLink, PageLayout, Result } from '@raiz/ui';
import { notFoundMessages as messages } from '@raiz/ui/messages/global';
import { BrandPattern } from '../../shared/page/BrandPattern.tsx';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';

/** The 404 page: any path outside the route table. */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout>
      <Result
        cover={<BrandPattern />}
        icon={<BrandMark size="large" />}
        heading={<ScreenHeader centred>{messages.title}</ScreenHeader>}
        actions={
          <>
            <ButtonLink block href={paths.home}>
              {messages.goHome}
            </ButtonLink>
            {loggedIn && (
              <ButtonLink block variant="secondary" href={paths.profile}>
                {messages.goToProfile}
              </ButtonLink>
            )}
            <ButtonLink block variant="secondary" href={paths.catalogue}>
              {messages.goToCatalogue}
            </ButtonLink>
          </>
        }
      >
        <p>{messages.help}</p>
      </Result>
    </PageLayout>
  );
}
