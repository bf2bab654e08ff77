import { useId, useState, type ReactNode } from 'react';
import { earningsMessages } from '../../messages/network/earnings.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartFrame.css.ts';

/** Props of ChartFrame. */
export interface ChartFrameProps {
  /** What the chart shows: its accessible name and its heading. */
  caption: string;
  /** One sentence below it, such as the sum. */
  summary?: ReactNode;
  /** The drawing. */
  chart: ReactNode;
  /** Turns the table's rows into a table of that name; the same figures as in the drawing. */
  table: (name: string) => ReactNode;
}

/**
 * What every chart has around it: a figure with its caption, and a button that puts a table in the place of the drawing and
 * back, and says so. On paper the table stands below the drawing, since nothing can be pointed at there.
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
