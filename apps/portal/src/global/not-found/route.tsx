import { BrandMark, ButtonLink, CourseIcon, Inline, PageLayout, PersonIcon, Text } from '@raiz/ui';
import { notFoundMessages as messages } from '@raiz/ui/messages/global';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import * as styles from './NotFound.css.ts';

/** The 404 page: any path outside the route table. */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout content="reading">
      <div className={styles.panel}>
        <BrandMark size="large" />
        <ScreenHeader>{messages.title}</ScreenHeader>
        <Text measure>{messages.help}</Text>
        <Inline>
          <ButtonLink href={paths.home}>{messages.goHome}</ButtonLink>
          {loggedIn && (
            <ButtonLink variant="secondary" icon={<PersonIcon />} href={paths.profile}>
              {messages.goToProfile}
            </ButtonLink>
          )}
          <ButtonLink variant="secondary" icon={<CourseIcon />} href={paths.catalogue}>
            {messages.goToCatalogue}
          </ButtonLink>
        </Inline>
      </div>
    </PageLayout>
  );
}
