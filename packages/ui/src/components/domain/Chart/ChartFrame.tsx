import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { ChartTexts } from './texts.ts';
import * as styles from './ChartFrame.css.ts';

/** Props of ChartFrame. */
export interface ChartFrameProps {
  /** Heading and accessible name. */
  caption: string;
  /** The words of the chart. */
  texts: ChartTexts;
  /** Sentence below the heading, such as the sum. */
  summary?: ReactNode;
  /** The chart. */
  chart: ReactNode;
  /** Renders the same data as a table with this accessible name. */
  table: (name: string) => ReactNode;
}

/**
 * Figure with a caption and a button that switches between chart and table. In print the table is
 * below the chart, because paper has no pointer.
 */
export function ChartFrame({ caption, texts, summary, chart, table }: ChartFrameProps) {
  const [asTable, setAsTable] = useState<boolean | null>(null);
  const captionId = useId();
  const viewId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.figure}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      <div className={styles.toggle}>
        <Button variant="quiet" size="small" aria-controls={viewId} onClick={() => setAsTable(asTable !== true)}>
          {asTable === true ? texts.asChart : texts.asTable}
        </Button>
      </div>
      {summary !== undefined && <p className={styles.summary}>{summary}</p>}
      <div id={viewId} className={styles.view}>
        <div hidden={asTable === true}>{chart}</div>
        <div hidden={asTable !== true} className={styles.table}>
          {table(caption)}
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {asTable !== null && (asTable ? texts.asTableDone : texts.asChartDone)}
      </VisuallyHidden>
    </figure>
  );
}
