import {
  BrandMark,
  ButtonLink,
  Card,
  CourseCover,
  Figure,
  Grid,
  Heading,
  Inline,
  LevelChip,
  PageLayout,
  Stack,
  Text,
} from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { levelWords } from '@raiz/ui/messages/levelWords';
import { brand } from '../../shared/page/brand.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
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

const { preview: sample, features: offers } = messages;

const figures = [
  { label: sample.earnings, value: sample.earningsValue, hint: sample.earningsHint, href: paths.earnings },
  { label: sample.referrals, value: sample.referralsValue, hint: sample.referralsHint, href: paths.referrals },
  { label: sample.level, value: levelWords.gold, hint: sample.levelHint, href: paths.qualifications },
  {
    label: sample.withdrawals,
    value: sample.withdrawalsValue,
    hint: sample.withdrawalsHint,
    href: paths.withdrawals,
  },
];

/** The member's home with sample data, in a frame. Decorative: nothing in it can be pressed. */
function HomePreview() {
  return (
    <div aria-hidden="true" inert className={styles.frame}>
      <div className={styles.bar}>
        <BrandMark size="small" />
        <Text as="span" size="small" strong>
          {brand}
        </Text>
      </div>
      <div className={styles.screen}>
        <div className={styles.greeting}>
          <Text strong>{sample.greeting}</Text>
          <LevelChip level={levelWords.silver} />
        </div>
        <div className={styles.figures}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </div>
        <div className={styles.courseRow}>
          <CourseCover courseId={2} size="thumb" />
          <div className={styles.courseFacts}>
            <SampleCourse />
          </div>
        </div>
      </div>
    </div>
  );
}

const features = [
  { title: offers.courses, text: offers.coursesText, preview: <CoursePreview /> },
  { title: offers.network, text: offers.networkText, preview: <NetworkPreview /> },
  { title: offers.earnings, text: offers.earningsText, preview: <EarningsPreview /> },
];

/** What the portal offers, each with a part of its screen. */
function HomeFeatures() {
  return (
    <Stack as="section">
      <Heading level={2}>{offers.title}</Heading>
      <Grid>
        {features.map(({ title, text, preview }) => (
          <Card key={title}>
            <div aria-hidden="true" inert className={styles.well}>
              {preview}
            </div>
            <Stack gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text size="small" tone="muted">
        {sample.note}
      </Text>
    </Stack>
  );
}

const levels = [levelWords.gold, levelWords.silver, levelWords.bronze];

/** A course card with its progress. */
function CoursePreview() {
  return (
    <div className={styles.courseCard}>
      <CourseCover courseId={2} />
      <div className={styles.rowWords}>
        <SampleCourse />
      </div>
    </div>
  );
}

/** People of a network with status and level. */
function NetworkPreview() {
  return (
    <div className={styles.surface}>
      {sample.people.map((name, at) => (
        <div key={name} className={styles.row}>
          <div className={styles.rowWords}>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" tone="success">
              {sample.active}
            </Text>
          </div>
          <LevelChip level={levels[at] ?? levelWords.none} />
        </div>
      ))}
    </div>
  );
}

/** Earnings with date and amount. */
function EarningsPreview() {
  return (
    <div className={styles.surface}>
      {sample.bonusNames.map((name, at) => (
        <div key={sample.bonusDates[at]} className={styles.row}>
          <div className={styles.rowWords}>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" tone="muted">
              {sample.bonusDates[at]}
            </Text>
          </div>
          <Text as="span" size="small" strong figures="tabular">
            {sample.bonusValues[at]}
          </Text>
        </div>
      ))}
    </div>
  );
}

/**
 * Title and progress of the course in the previews. Not the ProgressBar: its inline width would
 * violate the Content-Security-Policy of the prerendered page.
 */
function SampleCourse() {
  return (
    <>
      <Text size="small" strong>
        {sample.course}
      </Text>
      <div className={styles.progress} />
      <Text size="small" tone="muted">
        {sample.courseProgress}
      </Text>
    </>
  );
}
