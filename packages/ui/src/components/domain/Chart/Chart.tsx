import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { BonusType } from '../../../theme/tokens.ts';
import { ChartIcon, RowsIcon } from '../../../icons/navigation.tsx';
import * as styles from './Chart.css.ts';

/** Texts of every chart, such as `earningsMessages` of the message catalogue. */
interface ChartTexts {
  /** Button that shows the table. */
  asTable: string;
  /** Button that shows the chart. */
  asChart: string;
  /** Announced when the table appears. */
  asTableDone: string;
  /** Announced when the chart appears. */
  asChartDone: string;
  /** Column and row of sums. */
  total: string;
}

/** Texts of MonthBars. */
export interface MonthBarsTexts extends ChartTexts {
  /** The name of the unfinished month. */
  untilToday: (values: { month: string }) => string;
  /** Accessible name of a bar. */
  barLabel: (values: { label: string; value: string }) => string;
  /** Help for the keyboard. */
  barKeys: string;
  /** Column of months. */
  month: string;
  /** The first and the last month of the chart, above their sum. */
  period: (values: { from: string; to: string }) => string;
  /** The same if there are earlier months, which have no bar. */
  newestMonths: (values: { count: string }) => string;
}

/** Texts of the rows of TypeBars and ShareBar. */
export interface TypeRowTexts {
  /** The label of each bonus type. */
  bonusLabels: Readonly<Record<BonusType, string>>;
  /** A share that would round to 0%. */
  shareBelow: string;
  /** A share that would round to 100%. */
  shareAbove: string;
}

/** Texts of TypeBars. */
export interface TypeBarsTexts extends ChartTexts, TypeRowTexts {
  /** Column of types. */
  type: string;
  /** Column of shares. */
  share: string;
}

/** Props of ChartFrame. */
export interface ChartFrameProps {
  /** Heading and accessible name. */
  caption: string;
  /** The texts of the chart. */
  texts: ChartTexts;
  /** Shown below the heading, such as the sum. */
  lead?: ReactNode;
  /** The chart. */
  chart: ReactNode;
  /** The same data as a table. */
  table: ReactNode;
}

/**
 * Figure with a caption and a button that switches between chart and table. Paper has
 * the table, which says more.
 */
export function ChartFrame({ caption, texts, lead, chart, table }: ChartFrameProps) {
  const [asTable, setAsTable] = useState<boolean | null>(null);
  const captionId = useId();
  const viewId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.figure}>
      <div className={styles.captionRow}>
        <figcaption id={captionId} className={styles.caption}>
          {caption}
        </figcaption>
        <div className={styles.toggle}>
          <Button
            variant="quiet"
            size="small"
            icon={asTable === true ? <ChartIcon /> : <RowsIcon />}
            iconOnly="always"
            aria-controls={viewId}
            onClick={() => setAsTable(asTable !== true)}
          >
            {asTable === true ? texts.asChart : texts.asTable}
          </Button>
        </div>
      </div>
      {lead}
      <div id={viewId} className={styles.view}>
        <div hidden={asTable === true} className={styles.chartView}>
          {chart}
        </div>
        <div hidden={asTable !== true} className={styles.tableView}>
          {table}
        </div>
      </div>
      <VisuallyHidden as="p" role="status">
        {asTable !== null && (asTable ? texts.asTableDone : texts.asChartDone)}
      </VisuallyHidden>
    </figure>
  );
}

/** A row of the table. */
interface ChartTableRow {
  /** Unique within the table. */
  key: string;
  /** Row header. */
  name: string;
  /** Language of the name if it is not Portuguese. */
  lang?: string | undefined;
  /** Cells after the row header, one per further column. */
  figures: readonly ReactNode[];
}

interface ChartTableProps {
  /** Accessible name. */
  label: string;
  /** Headers of all columns. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** Footer with the sum. */
  total: Omit<ChartTableRow, 'key' | 'lang'>;
}

/** The data of a chart as a table. */
export function ChartTable({ label, columns, rows, total }: ChartTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead className={styles.head}>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={index === 0 ? styles.name : styles.cellFigure}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
      </tbody>
      <tfoot className={styles.foot}>
        <Row row={total} />
      </tfoot>
    </table>
  );
}

function Row({ row }: { row: Omit<ChartTableRow, 'key'> }) {
  return (
    <tr className={styles.row}>
      <th scope="row" lang={row.lang} className={styles.name}>
        {row.name}
      </th>
      {row.figures.map((figure, index) => (
        <td key={index} className={styles.cellFigure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}

interface EmptyChartProps {
  /** Heading. */
  caption: string;
  /** Sentence that explains why there is no chart. */
  text: string;
  /** As in ChartFrame. */
  lead?: ReactNode;
}

/** A chart without data: its caption and a sentence. */
export function EmptyChart({ caption, text, lead }: EmptyChartProps) {
  const captionId = useId();
  return (
    <figure aria-labelledby={captionId} className={styles.emptyFigure}>
      <figcaption id={captionId} className={styles.caption}>
        {caption}
      </figcaption>
      {lead}
      <p className={styles.empty}>{text}</p>
    </figure>
  );
}
