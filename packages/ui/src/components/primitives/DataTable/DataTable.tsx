import { useId, useRef, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn, RowGroup } from './columns.ts';
import { useScrollMemory } from './scrollMemory.ts';
import { RowGroups, TableBody, TableHead } from './TableRows.tsx';
import { hidden as hiddenClass } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './DataTable.css.ts';

/** What every table shows around its rows. */
interface FrameProps {
  /** Accessible name and heading of the table. */
  caption: string;
  /**
   * Hides the caption visually, if a heading above has the same text.
   * @default false
   */
  hideCaption?: boolean;
  /** Buttons next to the caption. */
  actions?: ReactNode;
  /** Replaces the table if there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Language of caption and column names if it is not Portuguese, such as "en". */
  lang?: string;
}

/** Props of DataTable. */
export interface DataTableProps<Row> extends FrameProps {
  /** The columns in order; the same array in each render, or all rows render again. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** React key of a row. Use its index (second argument) to reuse elements for other rows. */
  rowKey: (row: Row, at: number) => string | number;
  /** Shows a heading above consecutive rows of a group. */
  groupOf?: (row: Row) => RowGroup;
}

/**
 * A table whose rows are list rows of two lines below 700 px. The head sticks below the page's header. A table that is
 * too wide scrolls in its own container and keeps head and row header in view.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowKey, groupOf, ...frame } = props;
  return (
    <TableFrame {...frame} hasRows={rows.length > 0}>
      <TableHead columns={columns} lang={frame.lang} />
      {groupOf ? <RowGroups {...{ columns, rows, rowKey, groupOf }} /> : <TableBody {...{ columns, rows, rowKey }} />}
    </TableFrame>
  );
}

/** Props of TableFrame. */
export interface TableFrameProps extends FrameProps {
  hasRows: boolean;
  /**
   * Whether other rows are loading.
   * @default false
   */
  busy?: boolean;
  /** The scroll container. */
  ref?: RefObject<HTMLDivElement | null>;
  /** The table's head and rows. */
  children: ReactNode;
}

/**
 * A table in its scroll container with its caption, or what replaces it without rows. Explicit roles keep it a table
 * for screen readers, because browsers drop the implicit ones when cells are blocks.
 */
export function TableFrame(props: TableFrameProps) {
  const { caption, hideCaption = false, actions, hasRows, empty, lang, ...table } = props;
  const captionId = useId();
  const noRows = hasRows ? undefined : empty;
  return (
    <div className={styles.container}>
      <div className={styles.captionRow}>
        {/* Not a `<caption>`, which would scroll sideways with a wide table. */}
        <p id={captionId} lang={lang} className={hideCaption ? hiddenClass : styles.caption}>
          {caption}
        </p>
        {actions}
      </div>
      {noRows ?? <Scroller {...table} caption={caption} captionId={captionId} />}
    </div>
  );
}

interface ScrollerProps extends Pick<TableFrameProps, 'ref' | 'caption' | 'busy' | 'children'> {
  captionId: string;
}

function Scroller({ ref, caption, captionId, busy = false, children }: ScrollerProps) {
  const own = useRef<HTMLDivElement>(null);
  const scroller = ref ?? own;
  const scrolls = useScrollsSideways(scroller);
  const notePlace = useScrollMemory(scroller, caption, scrolls);
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, onScroll: notePlace })}
      className={cx(styles.scroller, scrolls && styles.scrolling)}
    >
      <table role="table" aria-labelledby={captionId} aria-busy={busy} className={styles.table}>
        {children}
      </table>
    </div>
  );
}

/**
 * Whether the table in an element is wider than the element; updates when either is resized. Such an
 * element needs a tab stop, so that the keyboard can scroll it (WCAG 2.1.1).
 */
function useScrollsSideways(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const [table] = element.children;
    const measure = () => setScrolls(table !== undefined && table.clientWidth > element.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    if (table) sizes.observe(table);
    measure();
    return () => sizes.disconnect();
  }, [scroller]);

  return scrolls;
}
