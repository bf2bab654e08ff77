import { BrandMark, CourseCover, Figure, LevelChip, Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import { levelWords } from '@raiz/ui/messages/levelWords';
import { brand } from '../../shared/page/brand.ts';
import { paths } from '../../shared/page/paths.ts';
import { SampleCourse } from './SampleCourse.tsx';
import * as styles from './HomePreview.css.ts';

const messages = homeMessages.preview;

const figures = [
  { label: messages.earnings, value: messages.earningsValue, hint: messages.earningsHint, href: paths.earnings },
  { label: messages.referrals, value: messages.referralsValue, hint: messages.referralsHint, href: paths.referrals },
  { label: messages.level, value: levelWords.gold, hint: messages.levelHint, href: paths.qualifications },
  {
    label: messages.withdrawals,
    value: messages.withdrawalsValue,
    hint: messages.withdrawalsHint,
    href: paths.withdrawals,
  },
];

/** The member's home with sample data, in a frame. Decorative: nothing in it can be pressed. */
export function HomePreview() {
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
          <Text strong>{messages.greeting}</Text>
          <LevelChip level={levelWords.silver} />
        </div>
        <div className={styles.figures}>
          {figures.map((figure) => (
            <Figure key={figure.label} {...figure} />
          ))}
        </div>
        <div className={styles.course}>
          <CourseCover courseId={2} size="thumb" />
          <div className={styles.words}>
            <SampleCourse />
          </div>
        </div>
      </div>
    </div>
  );
}
