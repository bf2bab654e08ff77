import type { ReactNode } from 'react';
import * as styles from './ChartTable.css.ts';

/** A row of the table. */
export interface ChartTableRow {
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
            <th key={column} scope="col" className={index === 0 ? styles.name : styles.figure}>
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
        <td key={index} className={styles.figure}>
          {figure}
        </td>
      ))}
    </tr>
  );
}
