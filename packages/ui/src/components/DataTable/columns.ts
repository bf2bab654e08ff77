import type { ReactNode } from 'react';

/** A column of a table over rows of type `Row`. Keep the list of columns the same between renders: rows are drawn anew when it changes. */
export interface DataTableColumn<Row> {
  /** Unique within the table. */
  id: string;
  /** Name of the column; also the label of the value where rows are cards. */
  header: string;
  /** What stands in the cell of a row. */
  render: (row: Row) => ReactNode;
  /**
   * `end` for figures and dates, which then line up.
   * @default 'start'
   */
  align?: 'start' | 'end';
  /**
   * This cell names its row. One column at most, at best the first: it stays in sight while the others scroll sideways.
   * @default false
   */
  rowHeader?: boolean;
  /**
   * The column needs no name to the eye, as for buttons; screen readers still get it.
   * @default false
   */
  hideHeader?: boolean;
  /**
   * Its content never wraps in the table, as a row of buttons should not.
   * @default false
   */
  oneLine?: boolean;
  /**
   * A SortableTable can be sorted by it.
   * @default false
   */
  sortable?: boolean;
  /**
   * Words for its two orders in the list of orders that stands above cards, such as "A a Z" and "Z a A".
   * @default 'crescente' and 'decrescente'
   */
  sortWords?: SortWords;
  /** What stands below the column in the last line, such as a sum. The line is there as soon as one column has it. */
  total?: ReactNode;
  /**
   * Width in a table of fixed layout, best in rem ("12rem"), so that it grows with the reader's text. What is left over is
   * shared out in proportion; a table without the room for all of them scrolls sideways.
   * @default '8rem'
   */
  width?: string;
}

/** By which column a table is sorted, and which way. */
export interface TableSort {
  /** Id of the column. */
  columnId: string;
  /** Words of `aria-sort`. */
  direction: 'ascending' | 'descending';
}

/** What makes a table one that can be sorted; SortableTable has it. */
export interface TableSorting<Row> {
  /** Chooses the order where rows are cards and there is no head to press. */
  select: ReactNode;
  /** Which way the table is sorted by a column, if it is. */
  directionOf: (column: DataTableColumn<Row>) => TableSort['direction'] | undefined;
  /** Stands in the head in place of the column's name. */
  sorterOf: (column: DataTableColumn<Row>) => ReactNode;
}

/** How the two orders of a column are called. */
export type SortWords = Record<TableSort['direction'], string>;
