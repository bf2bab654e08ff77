import { BrandMark, PageLayout, Text } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { brand } from '../../shared/brand.ts';
import { ScreenHeader } from '../../shared/ScreenHeader.tsx';
import { useSession } from '../../shared/useSession.ts';
import { HomeActions } from './HomeActions.tsx';
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
