import { uiTexts } from '../../../internal/uiTexts.ts';
import * as styles from './BusySign.css.ts';

interface BusySignProps {
  busy: boolean;
  text: string | undefined;
}

/** Floating sign above the rows that says they are being replaced; moves nothing. */
export function BusySign({ busy, text = uiTexts.loading }: BusySignProps) {
  return (
    // Always in the document: screen readers announce only changes of an existing status element.
    <div role="status" className={styles.place}>
      {busy && <span className={styles.sign}>{text}</span>}
    </div>
  );
}
