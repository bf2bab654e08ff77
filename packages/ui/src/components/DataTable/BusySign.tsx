import { uiTexts } from '../../internal/uiTexts.ts';
import * as styles from './BusySign.css.ts';

interface BusySignProps {
  busy: boolean;
  text: string | undefined;
}

/** Says above the rows that others are on their way. It floats, so that nothing moves when it comes and goes. */
export function BusySign({ busy, text = uiTexts.loading }: BusySignProps) {
  return (
    // There before the words are, or they would not be read aloud.
    <div role="status" className={styles.place}>
      {busy && <span className={styles.sign}>{text}</span>}
    </div>
  );
}
