import { Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import * as styles from './SampleCourse.css.ts';

const messages = homeMessages.preview;

/**
 * Title and progress of the course in the previews. Not the ProgressBar: its inline width would
 * violate the Content-Security-Policy of the prerendered page.
 */
export function SampleCourse() {
  return (
    <>
      <Text size="small" strong>
        {messages.course}
      </Text>
      <div className={styles.bar} />
      <Text size="small" tone="muted">
        {messages.courseProgress}
      </Text>
    </>
  );
}
