import type { ReactNode } from 'react';
import * as styles from './ChartTable.css.ts';

/** One line of the table behind a chart. */
export interface ChartTableRow {
  /** Unique within the table. */
  key: string;
  /** What the line is about. */
  name: string;
  /** Language of the name when it is not Portuguese. */
  lang?: string | undefined;
  /** Its figures, one for each further column. */
  figures: readonly ReactNode[];
}

interface ChartTableProps {
  /** Accessible name; the caption above is seen already. */
  label: string;
  /** Names of all columns, the first being that of the names. */
  columns: readonly string[];
  rows: readonly ChartTableRow[];
  /** The last line: the sum of all others. */
  total: Omit<ChartTableRow, 'key' | 'lang'>;
}

/** The figures of a chart as a table, with their sum. */
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
