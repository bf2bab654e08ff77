import { CourseCover, LevelChip, ProgressBar, StatusWord, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import { statusWords } from '@raiz/ui/messages/statusWords';
import { levelWords } from '@raiz/ui/messages/network/levels';
import * as styles from './FeaturePreviews.css.ts';

const messages = homeMessages.preview;

const levels = [levelWords.gold, levelWords.silver, levelWords.bronze];

/** A course card with its progress. */
export function CoursePreview() {
  return (
    <div className={styles.course}>
      <CourseCover courseId={2} />
      <div className={styles.words}>
        <Text size="small" strong>
          {messages.course}
        </Text>
        <ProgressBar value={50} label={messages.course} text={messages.courseProgress} />
      </div>
    </div>
  );
}

/** People of a network with status and level. */
export function NetworkPreview() {
  return (
    <div className={styles.rows}>
      {messages.people.map((name, at) => (
        <div key={name} className={styles.row}>
          <div className={styles.words}>
            <Text size="small" strong>
              {name}
            </Text>
            <Text size="caption" as="div">
              <StatusWord kind="person" status={at === 1 ? 'Teste' : 'Ativa'} words={statusWords} />
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
    <div className={styles.rows}>
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
