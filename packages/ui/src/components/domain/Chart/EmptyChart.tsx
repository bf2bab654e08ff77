import { useId } from 'react';
import * as styles from './ChartFrame.css.ts';

interface EmptyChartProps {
  /** Heading. */
  caption: string;
  /** Sentence that explains why there is no chart. */
  text: string;
}

/** A chart without data: its caption and a sentence. */
export function EmptyChart({ caption, text }: EmptyChartProps) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.figure}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      <p className={styles.summary}>{text}</p>
    </figure>
  );
}
