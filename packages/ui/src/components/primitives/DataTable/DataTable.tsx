import { useId, useRef, type ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import { BusySign } from './BusySign.tsx';
import { Caption } from './Caption.tsx';
import type { DataTableColumn, RowGroup, TableSorting } from './columns.ts';
import { NoMatchState, type NoMatch } from './NoMatchState.tsx';
import { RowGroups } from './RowGroups.tsx';
import { TableFoot } from './TableFoot.tsx';
import { TableHead } from './TableHead.tsx';
import { TableRow } from './TableRow.tsx';
import { useFocusCaption } from './useFocusCaption.ts';
import { useScrollsSideways } from './useScrollsSideways.ts';
import { useScrollToFirstRow } from './useScrollToFirstRow.ts';
import { widthsOf } from './widthsOf.ts';
import * as styles from './DataTable.css.ts';

export type { DataTableColumn, ListPart, RowGroup, SortWords, TableSort, TableSorting } from './columns.ts';
export type { NoMatch } from './NoMatchState.tsx';

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** Accessible name and heading of the table. */
  caption: string;
  /**
   * Hides the caption visually, if a heading above says the same.
   * @default false
   */
  hideCaption?: boolean;
  /** The columns in order; the same array in each render, or all rows render again. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** React key of a row. Use its position (second argument) to reuse elements for other rows. */
  rowKey: (row: Row, at: number) => string | number;
  /**
   * Shows a heading, with a subtotal if there is one, above consecutive rows of a group. Not for
   * `layout="fixed"`.
   */
  groupOf?: (row: Row) => RowGroup;
  /** Controls for sorting; SortableTable provides them. */
  sorting?: TableSorting<Row>;
  /**
   * Row height above 768 px: 48 px, or 36 px for long tables.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact';
  /**
   * `fixed` takes the widths from the columns instead of measuring every cell, and lays out rows
   * only when they come near the window: for long lists that change on each keystroke.
   * @default 'auto'
   */
  layout?: 'auto' | 'fixed';
  /**
   * Shows a sign above the rows that they are being replaced.
   * @default false
   */
  busy?: boolean;
  /**
   * Text of the sign.
   * @default 'Carregando...'
   */
  busyText?: string;
  /** Shown instead of the table if there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Shown instead of `empty` while filters are active, with a button that clears them. */
  noMatch?: NoMatch;
  /** Number of the page shown; when it changes, the table scrolls to its first row. */
  page?: number;
  /** Language of caption and column names if it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * A table whose rows are list rows of two lines at 768 px and below. Explicit roles keep it a table
 * for screen readers, because browsers drop the implicit ones when cells are blocks. The head
 * sticks below the page's header. A table that is too wide scrolls in its own container and keeps
 * head and row header in view.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, busy = false, busyText, empty, noMatch, lang } = props;
  const captionId = useId();
  const captionRef = useRef<HTMLParagraphElement>(null);
  const focusCaption = useFocusCaption(captionRef, rows.length > 0);
  const noRows = rows.length > 0 ? undefined : noMatch ? <NoMatchState {...noMatch} onCleared={focusCaption} /> : empty;
  return (
    <div className={styles.place}>
      <Caption ref={captionRef} id={captionId} hidden={props.hideCaption === true} lang={lang}>
        {caption}
      </Caption>
      <BusySign busy={busy} text={busyText} />
      {noRows ?? (
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
  /** The table's head. */
  children: ReactNode;
}

/** The table in its scroll container. */
function Frame<Row>(props: FrameProps<Row>) {
  const {
    captionId,
    columns,
    rows,
    rowKey,
    groupOf,
    density = 'comfortable',
    layout = 'auto',
    busy = false,
    children,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(scroller);
  useScrollToFirstRow(scroller, props.page);
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 })}
      className={cx(styles.scroller, scrolls && styles.scrolling)}
    >
      <table
        role="table"
        aria-labelledby={captionId}
        aria-busy={busy}
        className={cx(
          styles.table,
          styles.density[density],
          styles.layout[layout],
          columns.some(({ below }) => below) && styles.twoLines,
        )}
        {...(layout === 'fixed' && { style: widthsOf(columns) })}
      >
        {children}
        {groupOf ? (
          <RowGroups {...{ columns, rows, rowKey, groupOf }} />
        ) : (
          <tbody role="rowgroup" className={styles.body}>
            {rows.map((row, at) => (
              <TableRow key={rowKey(row, at)} columns={columns} row={row} />
            ))}
          </tbody>
        )}
        <TableFoot columns={columns} />
      </table>
    </div>
  );
}
