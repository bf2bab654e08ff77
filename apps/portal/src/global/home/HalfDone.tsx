import { Text } from '@raiz/ui';
import { homeMessages } from '@raiz/ui/messages/global';
import * as styles from './HalfDone.css.ts';

/**
 * A course's progress of 50 % in the previews. Not the ProgressBar: its inline width would violate
 * the Content-Security-Policy of the prerendered page.
 */
export function HalfDone() {
  return (
    <>
      <div className={styles.bar} />
      <Text size="small" tone="muted">
        {homeMessages.preview.courseProgress}
      </Text>
    </>
  );
}
