import { type ReactNode, useId } from 'react';
import type { BonusType } from '../../../theme/tokens.ts';
import * as styles from './Chart.css.ts';

/** Texts of the rows of TypeBars and ShareBar. */
export interface TypeRowTexts {
  /** The label of each bonus type. */
  bonusLabels: Readonly<Record<BonusType, string>>;
  /** A share that would round to 0%. */
  shareBelow: string;
  /** A share that would round to 100%. */
  shareAbove: string;
}

/** Props of ChartFigure. */
export interface ChartFigureProps {
  /** Heading and accessible name. */
  caption: string;
  /** A button beside the heading. */
  action?: ReactNode;
  /** The chart, or a sentence in its place. */
  children: ReactNode;
}

/** Figure with a caption. */
export function ChartFigure({ caption, action, children }: ChartFigureProps) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.figure}>
      <div className={styles.captionRow}>
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
        {action}
      </div>
      {children}
    </figure>
  );
}
