import { BrandMark, ButtonLink, Inline, PageLayout, Text } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { brand } from '../../shared/page/brand.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import { HomeFeatures } from './HomeFeatures.tsx';
import { HomePreview } from './HomePreview.tsx';
import * as styles from './Home.css.ts';

/** `/`: welcome, main actions and what the portal offers. */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout>
      <div className={styles.hero}>
        <div className={styles.words}>
          <BrandMark size="large" />
          <ScreenHeader documentTitle={messages.documentTitle}>{messages.title({ brand })}</ScreenHeader>
          <Text size="lead" measure>
            {messages.welcome}
          </Text>
          <Text tone="muted" measure>
            {messages.introduction}
          </Text>
          <HomeActions loggedIn={loggedIn} />
        </div>
        <HomePreview />
      </div>
      <HomeFeatures />
    </PageLayout>
  );
}

/** Criar Conta, Entrar and Explorar Cursos; for members first Perfil, and Criar Conta last. */
function HomeActions({ loggedIn }: { loggedIn: boolean }) {
  const courses = (
    <ButtonLink href={paths.catalogue} variant="secondary">
      {messages.exploreCourses}
    </ButtonLink>
  );
  return (
    <div data-visitors={loggedIn ? undefined : true}>
      {loggedIn ? (
        <Inline>
          <ButtonLink href={paths.profile}>{messages.profile}</ButtonLink>
          {courses}
          <ButtonLink href={paths.registration} variant="quiet">
            {messages.createAccount}
          </ButtonLink>
        </Inline>
      ) : (
        <Inline>
          <ButtonLink href={paths.registration}>{messages.createAccount}</ButtonLink>
          <ButtonLink href={paths.login} variant="secondary">
            {messages.logIn}
          </ButtonLink>
          {courses}
        </Inline>
      )}
    </div>
  );
}
