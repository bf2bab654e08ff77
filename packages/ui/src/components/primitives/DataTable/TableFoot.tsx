import type { DataTableColumn } from './columns.ts';
import { placeOf } from './placeOf.ts';
import { tableCell } from './tableCell.tsx';
import * as cells from './TableCell.css.ts';
import * as styles from './DataTable.css.ts';

interface TableFootProps<Row> {
  columns: readonly DataTableColumn<Row>[];
}

/** Footer row with totals, if any column has one; on phones a list row of these columns. */
export function TableFoot<Row>({ columns }: TableFootProps<Row>) {
  if (!columns.some(({ total }) => total !== undefined)) return null;
  return (
    <tfoot role="rowgroup" className={styles.foot}>
      <tr role="row" className={styles.row}>
        {columns.map((column, at) =>
          column.total === undefined ? (
            <td key={column.id} role="cell" className={cells.blank}>
              {/* No total. */}
            </td>
          ) : (
            tableCell(column, column.total, placeOf(columns, at))
          ),
        )}
      </tr>
    </tfoot>
  );
}
