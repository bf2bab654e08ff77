import {
  ButtonLink,
  Card,
  ChevronRightIcon,
  CourseCover,
  Heading,
  Link,
  Loading,
  PageLayout,
  Skeleton,
  Stack,
  Text,
} from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import type { ReactNode } from 'react';
import { lazyPart } from '../../shared/lazy/lazyPart.tsx';
import { brand } from '../../shared/page/brand.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import type { OwnFigureOf } from './MemberHome.tsx';
import { SampleCourses, SampleEarnings, SampleNetwork, SampleScreen } from './Samples.tsx';
import * as styles from './Home.css.ts';

/** The member's part of the page, which visitors do not load. */
const memberHome = () => import('./MemberHome.tsx');
const { Part: ResumedCourse } = lazyPart(
  () => memberHome().then((home) => home.ResumedCourse),
  <Loading text="">
    <Skeleton kind="text" />
  </Loading>,
);
const { Part: OwnFigure } = lazyPart(
  () => memberHome().then((home) => home.OwnFigure),
  null,
  () => null,
);

/**
 * `/`: welcome, main actions and what the portal offers. Visitors see sample figures, members their
 * own.
 */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout>
      <div className={styles.hero}>
        <div className={styles.intro}>
          <ScreenHeader documentTitle={messages.documentTitle}>{messages.title({ brand })}</ScreenHeader>
          <Text size="lead" measure>
            {messages.welcome}
          </Text>
          {!loggedIn && (
            <div data-visitors="only">
              <Stack>
                <Text tone="muted" measure>
                  {messages.introduction}
                </Text>
                <Text tone="muted" measure>
                  {messages.needsSponsor}
                </Text>
              </Stack>
            </div>
          )}
          <HomeActions loggedIn={loggedIn} />
        </div>
        {loggedIn ? (
          <div className={styles.stage.member}>
            <Pattern of={12} />
            <div className={styles.resumed}>
              <Heading level={2} size="h3">
                {messages.resumedCourse}
              </Heading>
              <ResumedCourse />
            </div>
          </div>
        ) : (
          <div aria-hidden="true" inert className={styles.stage.visitor}>
            <Pattern of={12} />
            <SampleScreen />
          </div>
        )}
      </div>
      <HomeFeatures loggedIn={loggedIn} />
    </PageLayout>
  );
}

/** The pattern of a course's cover, behind a sample. */
function Pattern({ of: courseId }: { of: number }) {
  return (
    <div className={styles.pattern}>
      <CourseCover courseId={courseId} size="fill" />
    </div>
  );
}

/** Criar Conta, Entrar and Explorar Cursos; for members first Perfil, and Criar Conta last. */
function HomeActions({ loggedIn }: { loggedIn: boolean }) {
  const courses = (
    <ButtonLink href={paths.catalogue} variant="secondary">
      {messages.exploreCourses}
    </ButtonLink>
  );
  return loggedIn ? (
    <div className={styles.actions}>
      {/* The main button is beside it: that of the course to continue. */}
      <ButtonLink href={paths.profile} variant="secondary">
        {messages.profile}
      </ButtonLink>
      {courses}
      <ButtonLink href={paths.registration} variant="quiet">
        {messages.createAccount}
      </ButtonLink>
    </div>
  ) : (
    <div className={styles.actions} data-visitors>
      <ButtonLink href={paths.registration}>{messages.createAccount}</ButtonLink>
      <ButtonLink href={paths.login} variant="secondary">
        {messages.logIn}
      </ButtonLink>
      {courses}
    </div>
  );
}

const { preview: sample, features: offers } = messages;

interface Feature {
  title: string;
  /** Above a member's own figure. */
  ownTitle: string;
  text: string;
  /** Selects the pattern. */
  cover: number;
  /** Part of the screen with sample data. */
  preview: ReactNode;
  /** The link of a member's card. */
  href: string;
  own: OwnFigureOf;
}

const features: Feature[] = [
  {
    title: offers.courses,
    ownTitle: offers.ownCourses,
    text: offers.coursesText,
    cover: 2,
    preview: <SampleCourses />,
    href: paths.myCourses,
    own: 'courses',
  },
  {
    title: offers.network,
    ownTitle: offers.ownNetwork,
    text: offers.networkText,
    cover: 7,
    preview: <SampleNetwork />,
    href: paths.referrals,
    own: 'network',
  },
  {
    title: offers.earnings,
    ownTitle: offers.ownEarnings,
    text: offers.earningsText,
    cover: 3,
    preview: <SampleEarnings />,
    href: paths.earnings,
    own: 'earnings',
  },
];

/**
 * What the portal offers: visitors see part of each screen, members a link with their own figure.
 */
function HomeFeatures({ loggedIn }: { loggedIn: boolean }) {
  return (
    <section className={styles.features}>
      <Heading level={2} size="h3">
        {loggedIn ? offers.own : offers.title}
      </Heading>
      <div className={loggedIn ? styles.cards : styles.visitorCards}>
        {features.map((feature) => (
          <div key={feature.title} className={styles.feature}>
            {loggedIn ? <MemberFeature {...feature} /> : <VisitorFeature {...feature} />}
          </div>
        ))}
      </div>
      {!loggedIn && (
        <div data-visitors="only">
          <Text size="caption" tone="muted">
            {sample.note}
          </Text>
        </div>
      )}
    </section>
  );
}

function VisitorFeature({ title, ownTitle, text, cover, preview }: Feature) {
  return (
    <Card>
      <div aria-hidden="true" inert className={styles.well.visitor}>
        <Pattern of={cover} />
        <div className={styles.sample} data-visitors="only">
          {preview}
        </div>
      </div>
      <Stack gap={8}>
        <Heading level={3}>
          <span data-visitors="only">{title}</span>
          <span className={styles.ownTitle}>{ownTitle}</span>
        </Heading>
        <div data-visitors="only">
          <Text tone="muted">{text}</Text>
        </div>
        <div className={styles.ownRow} />
      </Stack>
    </Card>
  );
}

function MemberFeature({ ownTitle, cover, href, own }: Feature) {
  return (
    <Card>
      <div className={styles.well.member}>
        <Pattern of={cover} />
      </div>
      <Stack gap={8}>
        <Heading level={3}>
          <Link href={href} className={styles.doorLink}>
            {ownTitle}
          </Link>
        </Heading>
        <div className={styles.own}>
          <OwnFigure of={own} />
        </div>
        <span className={styles.doorSign}>
          <ChevronRightIcon />
        </span>
      </Stack>
    </Card>
  );
}
