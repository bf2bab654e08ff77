import { ButtonLink, Card, CourseCover, Grid, Heading, LevelChip, PageLayout, Stack, Text } from '@raiz/ui';
import { homeMessages as messages } from '@raiz/ui/messages/global';
import { levelWords } from '@raiz/ui/messages/levelWords';
import type { ReactNode } from 'react';
import { brand } from '../../shared/page/brand.ts';
import { paths } from '../../shared/page/paths.ts';
import { ScreenHeader } from '../../shared/page/ScreenHeader.tsx';
import { useSession } from '../../shared/session/useSession.ts';
import * as styles from './Home.css.ts';

/**
 * `/`: welcome, main actions and what the portal offers. Made-up figures are for visitors only:
 * members see the patterns without them.
 */
export function Route() {
  const loggedIn = useSession() !== null;
  return (
    <PageLayout>
      <div className={styles.hero}>
        <div className={styles.words}>
          <ScreenHeader documentTitle={messages.documentTitle}>{messages.title({ brand })}</ScreenHeader>
          <Text size="lead" measure>
            {messages.welcome}
          </Text>
          <Text tone="muted" measure>
            {messages.introduction}
          </Text>
          {!loggedIn && (
            <div data-visitors="only">
              <Text tone="muted" measure>
                {messages.needsSponsor}
              </Text>
            </div>
          )}
          <HomeActions loggedIn={loggedIn} />
        </div>
        <div aria-hidden="true" inert className={styles.stage}>
          <Pattern of={12} />
          {!loggedIn && <SampleScreen />}
        </div>
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
      <ButtonLink href={paths.profile}>{messages.profile}</ButtonLink>
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

/** Heights of the bars of the sample, in percent; the last is this month's. */
const months = [18, 26, 22, 35, 31, 44, 40, 57, 52, 68, 76, 94];

/** A member's home with sample data. */
function SampleScreen() {
  return (
    <div className={styles.screen} data-visitors="only">
      <div className={styles.greeting}>
        <Text strong>{sample.greeting}</Text>
        <LevelChip level={levelWords.silver} />
      </div>
      <div>
        <Text size="small" tone="muted">
          {sample.earnings}
        </Text>
        <p className={styles.figure}>{sample.earningsValue}</p>
      </div>
      <svg viewBox="0 0 240 100" preserveAspectRatio="none" className={styles.months}>
        {months.map((height, at) => (
          <rect
            key={height}
            x={at * 20 + 3}
            y={100 - height}
            width={14}
            height={height}
            rx={3}
            className={at === months.length - 1 ? styles.thisMonth : undefined}
          />
        ))}
      </svg>
      <div className={styles.row}>
        <Text as="span" size="small" tone="muted">
          {sample.referrals}
        </Text>
        <Text as="span" size="small" strong>
          {sample.referralsValue}
        </Text>
      </div>
      <div className={styles.row}>
        <Text as="span" size="small" tone="muted">
          {sample.withdrawals}
        </Text>
        <Text as="span" size="small" strong figures="tabular">
          {sample.withdrawalsValue}
        </Text>
      </div>
    </div>
  );
}

const features: { title: string; text: string; cover: number; preview: ReactNode }[] = [
  { title: offers.courses, text: offers.coursesText, cover: 2, preview: <SampleCourse /> },
  { title: offers.network, text: offers.networkText, cover: 7, preview: <SampleNetwork /> },
  { title: offers.earnings, text: offers.earningsText, cover: 3, preview: <SampleEarnings /> },
];

/** What the portal offers, for visitors each with a part of its screen. */
function HomeFeatures({ loggedIn }: { loggedIn: boolean }) {
  return (
    <Stack as="section">
      <Heading level={2}>{offers.title}</Heading>
      <Grid>
        {features.map(({ title, text, cover, preview }) => (
          <Card key={title}>
            <div aria-hidden="true" inert className={styles.well}>
              <Pattern of={cover} />
              {!loggedIn && (
                <div className={styles.sample} data-visitors="only">
                  {preview}
                </div>
              )}
            </div>
            <Stack gap={4}>
              <Heading level={3}>{title}</Heading>
              <Text tone="muted">{text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      {!loggedIn && (
        <div data-visitors="only">
          <Text size="small" tone="muted">
            {sample.note}
          </Text>
        </div>
      )}
    </Stack>
  );
}

/**
 * A course with its progress. Not the ProgressBar: its inline width would violate the
 * Content-Security-Policy of the prerendered page.
 */
function SampleCourse() {
  return (
    <div className={styles.course}>
      <Text size="small" strong>
        {sample.course}
      </Text>
      <div className={styles.progress} />
      <Text size="small" tone="muted">
        {sample.courseProgress}
      </Text>
    </div>
  );
}

const levels = [levelWords.gold, levelWords.silver, levelWords.bronze];

/** People of a network with status and level. */
function SampleNetwork() {
  return sample.people.map((name, at) => (
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
  ));
}

/** Earnings with date and amount. */
function SampleEarnings() {
  return sample.bonusNames.map((name, at) => (
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
  ));
}
