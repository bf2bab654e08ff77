import { useMemo } from 'react';
import type { DataTableColumn } from './columns.ts';
import { tableCells } from './tableCell.tsx';
import * as styles from './DataTable.css.ts';

interface TableRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  row: Row;
}

/** One row. Renders its cells again only when `columns` or `row` change. */
export function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return useMemo(
    () => (
      <tr role="row" className={styles.row}>
        {tableCells(columns, row)}
      </tr>
    ),
    [columns, row],
  );
}
