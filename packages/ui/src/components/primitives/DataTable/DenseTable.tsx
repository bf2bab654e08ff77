import { type RefObject, useEffect, useRef } from 'react';
import { cx } from '../../../internal/cx.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import type { DenseTableColumn } from './columns.ts';
import { tableClass, TableFrame, type TableFrameProps } from './DataTable.tsx';
import { sortingOf, type SortProps } from './Sorting.tsx';
import { TableBody, TableHead } from './TableRows.tsx';
import * as sign from './DenseTable.css.ts';
import * as styles from './DataTable.css.ts';

/** Props of DenseTable. */
export interface DenseTableProps<Row> extends Omit<TableFrameProps, 'lang'>, SortProps {
  /** The columns in order; the same array in each render, or all rows render again. */
  columns: readonly DenseTableColumn<Row>[];
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** React key of a row. Use its index (second argument) to reuse elements for other rows. */
  rowKey: (row: Row, at: number) => string | number;
  /**
   * Shows a label above the rows while others are loading.
   * @default false
   */
  busy?: boolean;
  /** Number of the current page; when it changes, the table scrolls to its first row. */
  page?: number;
}

/**
 * A sortable table for long lists that change on each keystroke: low rows of one or two lines, which the browser lays
 * out only when they come near the window. It takes the widths from the columns instead of measuring every cell. List
 * rows are sorted by a SortSelect elsewhere.
 */
export function DenseTable<Row>(props: DenseTableProps<Row>) {
  const { columns, rows, rowKey, sort, onSort, busy = false, page, ...frame } = props;
  const scroller = useRef<HTMLDivElement>(null);
  useScrollToFirstRow(scroller, page);
  return (
    <div>
      <BusySign busy={busy} />
      <TableFrame
        {...frame}
        ref={scroller}
        hasRows={rows.length > 0}
        busy={busy}
        className={cx(tableClass('fixed', columns), columns.some(({ below }) => below) && styles.twoLines)}
        style={widthsOf(columns)}
      >
        <TableHead columns={columns} sorting={sortingOf<Row>(sort, onSort)} />
        <TableBody {...{ columns, rows, rowKey }} />
      </TableFrame>
    </div>
  );
}

/** Floating label above the rows while others are loading; moves nothing. */
function BusySign({ busy }: { busy: boolean }) {
  return (
    // Always in the document: screen readers announce only changes of an existing status element.
    <div role="status" className={sign.busyContainer}>
      {busy && <span className={sign.busyLabel}>{uiTexts.loading}</span>}
    </div>
  );
}

/**
 * Scrolls to the first row when the page changes: the pagination is below the last row.
 * @param page any value that identifies the page
 */
function useScrollToFirstRow(scroller: RefObject<HTMLElement | null>, page: number | undefined): void {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const element = scroller.current;
    if (element === null) return;
    element.scrollTop = 0;
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [scroller, page]);
}

/** Share of a column in the remaining width: a name uses more than the others. */
function shareOf<Row>({ width = '8rem', rowHeader = false }: DenseTableColumn<Row>): number {
  return Number.parseFloat(width) * (rowHeader ? 1.15 : 1);
}

/** The same on paper: at least a word, and more for a name above a second line, which wraps there. */
function paperShareOf<Row>(columns: readonly DenseTableColumn<Row>[], column: DenseTableColumn<Row>): number {
  const isName = !column.rowHeader && columns[columns.indexOf(column) + 1]?.below === true;
  return Math.max(9, shareOf(column) * (isName ? 1.3 : 1));
}

/** CSS variables with the columns of a fixed layout: minimum widths, the rest in proportion. */
function widthsOf<Row>(columns: readonly DenseTableColumn<Row>[]): Record<string, string> {
  const tracks = columns.filter(({ below }) => !below);
  const widthOf = ({ width = '8rem' }: DenseTableColumn<Row>) => width;
  const fewer = tracks.filter(({ wideOnly }) => !wideOnly);
  const widthOfFewer = fewer.reduce((sum, column) => sum + Number.parseFloat(widthOf(column)), 0);
  const mostOf = (width: string) => `${((Number.parseFloat(width) / widthOfFewer) * 100).toFixed(2)}%`;
  return {
    [nameOf(styles.gridColumns)]: tracks.map((column) => `minmax(${widthOf(column)}, ${shareOf(column)}fr)`).join(' '),
    [nameOf(styles.gridShares)]: tracks.map((column) => `minmax(0, ${paperShareOf(columns, column)}fr)`).join(' '),
    [nameOf(styles.gridFewer)]: fewer
      .map((column) => (column.rowHeader ? 'minmax(0, 1fr)' : `min(${widthOf(column)}, ${mostOf(widthOf(column))})`))
      .join(' '),
    [nameOf(styles.gridWidth)]: `calc(${tracks.map(widthOf).join(' + ')})`,
  };
}

/** Returns "--name" for "var(--name)". */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
