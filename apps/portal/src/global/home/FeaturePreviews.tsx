import { CourseCover, LevelChip, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import { levelWords } from '@raiz/ui/messages/levelWords';
import { SampleCourse } from './SampleCourse.tsx';
import * as styles from './FeaturePreviews.css.ts';

const messages = homeMessages.preview;

const levels = [levelWords.gold, levelWords.silver, levelWords.bronze];

/** A course card with its progress. */
export function CoursePreview() {
  return (
    <div className={styles.course}>
      <CourseCover courseId={2} />
      <div className={styles.words}>
        <SampleCourse />
      </div>
    </div>
  );
}

/** People of a network with status and level. */
export function NetworkPreview() {
  return (
    <div className={styles.surface}>
      {messages.people.map((name, at) => (
        <div key={name} className={styles.row}>
          <div className={styles.words}>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" tone="success">
              {messages.active}
            </Text>
          </div>
          <LevelChip level={levels[at] ?? levelWords.none} />
        </div>
      ))}
    </div>
  );
}

/** Earnings with date and amount. */
export function EarningsPreview() {
  return (
    <div className={styles.surface}>
      {messages.bonusNames.map((name, at) => (
        <div key={messages.bonusDates[at]} className={styles.row}>
          <div className={styles.words}>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" tone="muted">
              {messages.bonusDates[at]}
            </Text>
          </div>
          <Text as="span" size="small" strong figures="tabular">
            {messages.bonusValues[at]}
          </Text>
        </div>
      ))}
    </div>
  );
}
