import { TableBody, TableFrame, type TableFrameProps, TableHead } from '@raiz/ui/table';
import type { ReactNode } from 'react';
import { type SortableColumn, Sorter, type SortProps } from './Sorting.tsx';
import * as styles from './PeopleTable.css.ts';

export interface PeopleTableProps<Row> extends SortProps, Omit<TableFrameProps, 'children' | 'hasRows'> {
  /** Chooses the widths of the columns. */
  of: keyof typeof styles.widths;
  /**
   * The columns in order: a name, its e-mail, and more; the same array in each render, or all rows render again.
   */
  columns: readonly SortableColumn<Row>[];
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** React key of a row. */
  rowKey: (row: Row) => string;
}

/**
 * A sortable table of people for long lists that change on each keystroke: low rows of two lines, which the browser
 * lays out only when they come near the window. It knows the widths of its columns instead of measuring every cell.
 * List rows are sorted by a SortSelect elsewhere.
 */
export function PeopleTable<Row>({ of, columns, rows, rowKey, sort, onSort, ...frame }: PeopleTableProps<Row>) {
  function nameOf(column: SortableColumn<Row>, at: number): ReactNode {
    return (
      <>
        {column.secondLine && (
          <span aria-hidden="true" className={styles.firstName}>
            {columns[at - 1]?.header}
          </span>
        )}
        {column.sortable ? <Sorter column={column} sort={sort} onSort={onSort} /> : <span>{column.header}</span>}
      </>
    );
  }
  return (
    <div className={styles.widths[of]}>
      <TableFrame {...frame} hasRows={rows.length > 0}>
        <TableHead columns={columns} nameOf={nameOf} sort={sort} />
        <TableBody {...{ columns, rows, rowKey }} />
      </TableFrame>
    </div>
  );
}
