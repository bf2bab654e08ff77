import { useMemo } from 'react';
import type { DataTableColumn } from './columns.ts';
import { TableCell } from './TableCell.tsx';
import * as styles from './DataTable.css.ts';

interface TableRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Null where a row is about to be. */
  row: Row | null;
}

/** One row, or one card. It is drawn anew only when row or columns are others: a page of 100 rows costs what has changed. */
export function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return useMemo(
    () => (
      <tr role="row" aria-busy={row === null || undefined} className={styles.row}>
        {row !== null &&
          columns.map((column) => (
            <TableCell key={column.id} column={column}>
              {column.render(row)}
            </TableCell>
          ))}
      </tr>
    ),
    [columns, row],
  );
}
