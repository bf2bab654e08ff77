import { useId, useState, type ReactNode } from 'react';
import { earningsMessages } from '../../messages/network/earnings.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartFrame.css.ts';

/** Props of ChartFrame. */
export interface ChartFrameProps {
  /** Heading and accessible name. */
  caption: string;
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
export function ChartFrame({ caption, summary, chart, table }: ChartFrameProps) {
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
          {asTable === true ? earningsMessages.asChart : earningsMessages.asTable}
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
        {asTable !== null && (asTable ? earningsMessages.asTableDone : earningsMessages.asChartDone)}
      </VisuallyHidden>
    </figure>
  );
}
