import { useId } from 'react';
import * as styles from './ChartFrame.css.ts';

interface EmptyChartProps {
  /** What the chart would show. */
  caption: string;
  /** Why it shows nothing. */
  text: string;
}

/** A chart without anything to draw: its caption and a sentence. */
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
