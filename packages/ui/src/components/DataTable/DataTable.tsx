import { useId, useRef, type ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { BusySign } from './BusySign.tsx';
import { Caption } from './Caption.tsx';
import type { DataTableColumn, TableSorting } from './columns.ts';
import { NothingFits, type NoMatch } from './NothingFits.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useLeadBack } from './useLeadBack.ts';
import { useScrollsSideways } from './useScrollsSideways.ts';
import { useShowStart } from './useShowStart.ts';
import { useStagedRows } from './useStagedRows.ts';
import { widthsOf } from './widthsOf.ts';
import * as styles from './DataTable.css.ts';

export type { DataTableColumn, SortWords, TableSort, TableSorting } from './columns.ts';
export type { NoMatch } from './NothingFits.tsx';

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
  /** In the order shown. A row that is the same as before is not drawn anew. */
  rows: readonly Row[];
  /** A key that stays with its row; the place in the list (second argument) where rows are merely replaced by others. */
  rowKey: (row: Row, at: number) => string | number;
  /** What sorting needs, where columns can be sorted by: take a SortableTable for those. */
  sorting?: TableSorting<Row>;
  /**
   * Height of a row from 769 px on: 48 px, or 36 px for long tables on a desk.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact';
  /**
   * `fixed` takes the widths from the columns instead of measuring every cell, and draws the rows further down a moment
   * after the first ones: for long lists that change as one types.
   * @default 'auto'
   */
  layout?: 'auto' | 'fixed';
  /**
   * Rows are on their way that will replace these; a sign above them says so.
   * @default false
   */
  busy?: boolean;
  /**
   * What the sign says.
   * @default 'Carregando...'
   */
  busyText?: string;
  /** What stands in the place of the table when there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** To be given while filters are in use: what is said in place of `empty` when they leave no rows, and how to be rid of them. */
  noMatch?: NoMatch;
  /** The page whose rows these are, where they come in pages: the table is shown from its first row when it changes. */
  page?: number;
  /** Language of caption and column names when it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * A table whose rows turn into cards at 768 px and below. It stays a table for screen readers: the roles are spelled
 * out because browsers drop them when cells are laid out as blocks. The head stays in sight below the page's header; a
 * table wider than its place scrolls within itself instead, by the arrow keys too, and keeps head and name of the row.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, busy = false, busyText, empty, noMatch, lang } = props;
  const captionId = useId();
  const captionRef = useRef<HTMLParagraphElement>(null);
  const leadBack = useLeadBack(captionRef, rows.length > 0);
  const nothing = rows.length > 0 ? undefined : noMatch ? <NothingFits {...noMatch} onCleared={leadBack} /> : empty;
  return (
    <div className={styles.place}>
      <Caption ref={captionRef} id={captionId} hidden={props.hideCaption === true} lang={lang}>
        {caption}
      </Caption>
      <BusySign busy={busy} text={busyText} />
      {nothing ?? (
        <>
          {sorting?.select}
          <Frame {...props} captionId={captionId}>
            <TableHead {...{ columns, sorting, lang }} />
          </Frame>
        </>
      )}
    </div>
  );
}

interface FrameProps<Row> extends DataTableProps<Row> {
  captionId: string;
  /** The head. */
  children: ReactNode;
}

/** The table itself, within what scrolls when it is too wide. */
function Frame<Row>(props: FrameProps<Row>) {
  const { captionId, columns, rows, rowKey, density = 'comfortable', layout = 'auto', busy = false, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(scroller);
  useShowStart(scroller, props.page);
  const staged = useStagedRows(rows, layout === 'fixed');
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      className={cx(styles.scroller, scrolls && styles.scrolling)}
    >
      <table
        role="table"
        aria-labelledby={captionId}
        aria-busy={busy || staged.late}
        className={cx(styles.table, styles.density[density], styles.layout[layout])}
        {...(layout === 'fixed' && { style: widthsOf(columns) })}
      >
        {children}
        <tbody role="rowgroup" className={styles.body}>
          {staged.rows.map((row, at) => (
            <TableRow key={row === null ? `waiting ${at}` : rowKey(row, at)} columns={columns} row={row} />
          ))}
        </tbody>
        <TableFoot columns={columns} />
      </table>
    </div>
  );
}
