import { useId, useRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useScrollsSideways } from './useScrollsSideways.ts';
import * as styles from './DataTable.css.ts';

/** A column of a table over rows of type `Row`. */
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
   * This cell names its row. One column at most.
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
}

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** What the table lists. */
  caption: string;
  /**
   * Keeps the caption for screen readers, where a heading above says the same.
   * @default false
   */
  hideCaption?: boolean;
  /** The columns, from the first to the last. */
  columns: readonly DataTableColumn<Row>[];
  /** In the order shown. What to show for none is the caller's business (EmptyState). */
  rows: readonly Row[];
  /** A key that stays with its row. */
  rowKey: (row: Row) => string | number;
  /** Language of caption and column names when it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * A table whose rows turn into cards at 768 px and below. It stays a table for screen readers: the roles are spelled
 * out because browsers drop them when cells are laid out as blocks. A table wider than its place scrolls within
 * itself, by the arrow keys too.
 */
export function DataTable<Row>({ caption, hideCaption = false, columns, rows, rowKey, lang }: DataTableProps<Row>) {
  const captionId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(scroller);
  return (
    <div>
      {hideCaption ? (
        <VisuallyHidden as="div" id={captionId}>
          <span lang={lang}>{caption}</span>
        </VisuallyHidden>
      ) : (
        <p id={captionId} lang={lang} className={styles.caption}>
          {caption}
        </p>
      )}
      <div
        ref={scroller}
        {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
        className={styles.scroller}
      >
        <table role="table" aria-labelledby={captionId} className={styles.table}>
          <thead role="rowgroup" lang={lang} className={styles.head}>
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.id} column={column} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup" className={styles.body}>
            {rows.map((row) => (
              <tr key={rowKey(row)} role="row" className={styles.row}>
                {columns.map((column) => (
                  <BodyCell key={column.id} column={column} row={row} lang={lang} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function HeadCell<Row>({ column }: { column: DataTableColumn<Row> }) {
  return (
    <th role="columnheader" scope="col" className={cx(styles.cell[column.align ?? 'start'], styles.columnName)}>
      {column.hideHeader === true ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
    </th>
  );
}

interface BodyCellProps<Row> {
  column: DataTableColumn<Row>;
  row: Row;
  lang: string | undefined;
}

function BodyCell<Row>({ column, row, lang }: BodyCellProps<Row>) {
  const content = (
    <>
      {column.hideHeader !== true && column.rowHeader !== true && (
        <span aria-hidden="true" lang={lang} className={styles.cardLabel}>
          {column.header}
        </span>
      )}
      <div className={cx(styles.value, column.oneLine === true && styles.oneLine)}>{column.render(row)}</div>
    </>
  );
  const className = styles.cell[column.align ?? 'start'];
  if (column.rowHeader !== true) {
    return (
      <td role="cell" className={className}>
        {content}
      </td>
    );
  }
  return (
    <th role="rowheader" scope="row" className={cx(className, styles.rowName)}>
      {content}
    </th>
  );
}
