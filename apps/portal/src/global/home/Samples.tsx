import { LevelChip, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import { levelLabels } from '@raiz/ui/messages/levelLabels';
import * as styles from './Home.css.ts';

const { preview: sample } = homeMessages;

/** Heights of the bars of the sample, in percent; the last is this month's. */
const months = [18, 26, 22, 35, 31, 44, 40, 57, 52, 68, 76, 94];

/** A member's home with sample data. */
export function SampleScreen() {
  return (
    <div className={styles.screen} data-visitors="only">
      <div className={styles.greeting}>
        <Text strong>{sample.greeting}</Text>
        <LevelChip level={levelLabels.silver} />
      </div>
      <div>
        <Text size="caption" tone="muted">
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
        <Text as="span" size="caption" tone="muted">
          {sample.referrals}
        </Text>
        <Text as="span" strong>
          {sample.referralsValue}
        </Text>
      </div>
      <div className={styles.row}>
        <Text as="span" size="caption" tone="muted">
          {sample.withdrawals}
        </Text>
        <Text as="span" strong figures="tabular">
          {sample.withdrawalsValue}
        </Text>
      </div>
    </div>
  );
}

/**
 * Courses with their progress. Not the ProgressBar: its inline width would violate the
 * Content-Security-Policy of the prerendered page.
 */
export function SampleCourses() {
  return sample.courses.map((title, at) => (
    <div key={title} className={styles.course}>
      <Text strong>{title}</Text>
      <div className={styles.courseProgress}>
        <div className={styles.progress[at === 0 ? 'half' : at === 1 ? 'most' : 'all']} />
        <Text as="span" size="caption" tone="muted">
          {sample.coursesProgress[at]}
        </Text>
      </div>
    </div>
  ));
}

const levels = [levelLabels.gold, levelLabels.silver, levelLabels.bronze];

/** People of a network with status and level. */
export function SampleNetwork() {
  return sample.people.map((name, at) => (
    <div key={name} className={styles.row}>
      <div className={styles.rowTexts}>
        <Text strong>{name}</Text>
        <Text size="caption" tone="success">
          {sample.active}
        </Text>
      </div>
      <LevelChip level={levels[at] ?? levelLabels.none} />
    </div>
  ));
}

/** Earnings with date and amount. */
export function SampleEarnings() {
  return sample.bonusNames.map((name, at) => (
    <div key={sample.bonusDates[at]} className={styles.row}>
      <div className={styles.rowTexts}>
        <Text strong>{name}</Text>
        <Text size="caption" tone="muted">
          {sample.bonusDates[at]}
        </Text>
      </div>
      <Text as="span" strong figures="tabular">
        {sample.bonusValues[at]}
      </Text>
    </div>
  ));
}
