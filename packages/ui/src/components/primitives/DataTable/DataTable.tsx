import { useId, useRef, type ReactNode, type Ref, useEffect, type RefObject, useLayoutEffect, useState } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn, RowGroup, TableSorting } from './columns.ts';
import { useScrollMemory } from './scrollMemory.ts';
import { RowGroups, TableFoot, TableHead, TableRow } from './TableRows.tsx';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { hidden as hiddenClass } from '../VisuallyHidden/VisuallyHidden.css.ts';
import { uiTexts } from '../../../internal/uiTexts.ts';
import * as styles from './DataTable.css.ts';

/** Props of DataTable. */
export interface DataTableProps<Row> {
  /** Accessible name and heading of the table. */
  caption: string;
  /**
   * Hides the caption visually, if a heading above has the same text.
   * @default false
   */
  hideCaption?: boolean;
  /** Buttons next to the caption. */
  actions?: ReactNode;
  /** The columns in order; the same array in each render, or all rows render again. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows in order. A row that is the same object as before does not render again. */
  rows: readonly Row[];
  /** React key of a row. Use its index (second argument) to reuse elements for other rows. */
  rowKey: (row: Row, at: number) => string | number;
  /** Shows a heading above consecutive rows of a group. Not for `layout="fixed"`. */
  groupOf?: (row: Row) => RowGroup;
  /** Which rows are tinted, such as those about the user; the same function in each render. */
  isMarked?: (row: Row) => boolean;
  /** Controls for sorting; SortableTable provides them. */
  sorting?: TableSorting<Row>;
  /**
   * `fixed` takes the widths from the columns instead of measuring every cell, has lower rows, and
   * lays them out only when they come near the window: for long lists that change on each keystroke.
   * @default 'auto'
   */
  layout?: 'auto' | 'fixed';
  /**
   * Shows a label above the rows while others are loading.
   * @default false
   */
  busy?: boolean;
  /** Replaces the table if there are no rows: an EmptyState. */
  empty?: ReactNode;
  /** Replaces `empty` while filters are active, with a button that clears them. */
  noMatch?: NoMatch;
  /** Number of the current page; when it changes, the table scrolls to its first row. */
  page?: number;
  /** Language of caption and column names if it is not Portuguese, such as "en". */
  lang?: string;
}

/**
 * A table whose rows are list rows of two lines below 700 px. Explicit roles keep it a table
 * for screen readers, because browsers drop the implicit ones when cells are blocks. The head
 * sticks below the page's header. A table that is too wide scrolls in its own container and keeps
 * head and row header in view.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, sorting, busy = false, empty, noMatch, lang } = props;
  const captionId = useId();
  const captionRef = useRef<HTMLParagraphElement>(null);
  const focusCaption = useFocusCaption(captionRef, rows.length > 0);
  const noRows = rows.length > 0 ? undefined : noMatch ? <NoMatchState {...noMatch} onCleared={focusCaption} /> : empty;
  return (
    <div className={styles.container}>
      <div className={styles.captionRow}>
        <Caption ref={captionRef} id={captionId} hidden={props.hideCaption === true} lang={lang}>
          {caption}
        </Caption>
        {props.actions}
      </div>
      <BusySign busy={busy} />
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
    caption,
    captionId,
    columns,
    rows,
    rowKey,
    groupOf,
    isMarked,
    layout = 'auto',
    busy = false,
    children,
  } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(scroller);
  const notePlace = useScrollMemory(scroller, caption, scrolls);
  useScrollToFirstRow(scroller, props.page);
  return (
    <div
      ref={scroller}
      {...(scrolls && { role: 'region', 'aria-labelledby': captionId, tabIndex: 0, onScroll: notePlace })}
      className={cx(styles.scroller, scrolls && styles.scrolling)}
    >
      <table
        role="table"
        aria-labelledby={captionId}
        aria-busy={busy}
        className={cx(
          styles.table,
          styles.layout[layout],
          columns.some(({ below }) => below) && styles.twoLines,
          columns.some(({ wideOnly }) => wideOnly) && styles.fewer,
        )}
        {...(layout === 'fixed' && { style: widthsOf(columns) })}
      >
        {children}
        {groupOf ? (
          <RowGroups {...{ columns, rows, rowKey, groupOf, isMarked }} />
        ) : (
          <tbody role="rowgroup" className={styles.body}>
            {rows.map((row, at) => (
              <TableRow key={rowKey(row, at)} columns={columns} row={row} marked={isMarked?.(row)} />
            ))}
          </tbody>
        )}
        <TableFoot columns={columns} />
      </table>
    </div>
  );
}

/** Content of a table while filters match no rows. */
export interface NoMatch {
  /** One sentence, such as "Nenhum indicado com estes filtros." */
  title: ReactNode;
  /** One sentence of help. */
  help?: ReactNode;
  /** Called to clear all filters; the focus then moves to the table. */
  onClear: () => void;
  /** Label of the button. */
  clearText: string;
}

interface NoMatchStateProps extends NoMatch {
  onCleared: () => void;
}

/** Replaces the rows if filters match none, with a button that clears the filters. */
function NoMatchState({ title, help, onClear, clearText, onCleared }: NoMatchStateProps) {
  function clear() {
    onCleared();
    onClear();
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button variant="secondary" onClick={clear}>
          {clearText}
        </Button>
      }
    >
      {help}
    </EmptyState>
  );
}

interface CaptionProps {
  ref: Ref<HTMLParagraphElement>;
  id: string;
  hidden: boolean;
  lang: string | undefined;
  children: string;
}

/** Names the table. Not a `<caption>`, which would scroll sideways with a wide table. Focusable by script. */
function Caption({ ref, id, hidden, lang, children }: CaptionProps) {
  return (
    <p ref={ref} id={id} lang={lang} tabIndex={-1} className={hidden ? hiddenClass : styles.caption}>
      {children}
    </p>
  );
}

/** Floating label above the rows while others are loading; moves nothing. */
function BusySign({ busy }: { busy: boolean }) {
  return (
    // Always in the document: screen readers announce only changes of an existing status element.
    <div role="status" className={styles.busyContainer}>
      {busy && <span className={styles.busyLabel}>{uiTexts.loading}</span>}
    </div>
  );
}

/**
 * Focuses the caption once the table has rows again after the user has cleared the filters: the button that cleared
 * them is gone, and the focus with it.
 * @returns a function to call when the user presses the button
 */
function useFocusCaption(caption: RefObject<HTMLElement | null>, hasRows: boolean): () => void {
  const wanted = useRef(false);
  useEffect(() => {
    if (!hasRows || !wanted.current) return;
    wanted.current = false;
    // Rows may arrive late; a focus that has moved elsewhere stays there.
    if (document.activeElement === document.body) caption.current?.focus();
  }, [caption, hasRows]);
  return () => {
    wanted.current = true;
  };
}

/**
 * Whether an element's content is wider than the element; updates when either is resized. Such an
 * element needs a tab stop, so that the keyboard can scroll it (WCAG 2.1.1).
 */
function useScrollsSideways(scroller: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    for (const child of element.children) sizes.observe(child);
    measure();
    return () => sizes.disconnect();
  }, [scroller]);

  return scrolls;
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

/** CSS variables with the columns of a fixed layout: minimum widths, the rest in proportion. */
function widthsOf<Row>(columns: readonly DataTableColumn<Row>[]): Record<string, string> {
  const tracks = columns.filter(({ below }) => !below);
  const widthsIn = (shown: typeof tracks) => shown.map(({ width = '8rem' }) => width);
  const widths = widthsIn(tracks);
  return {
    [nameOf(styles.gridColumns)]: widths.map((width) => `minmax(${width}, ${Number.parseFloat(width)}fr)`).join(' '),
    [nameOf(styles.gridShares)]: widths
      .map((width) => `minmax(0, ${Math.max(9, Number.parseFloat(width))}fr)`)
      .join(' '),
    [nameOf(styles.gridFewer)]: widthsIn(tracks.filter(({ wideOnly }) => !wideOnly))
      .map((width) => `minmax(0, ${Number.parseFloat(width)}fr)`)
      .join(' '),
    [nameOf(styles.gridWidth)]: `calc(${widths.join(' + ')})`,
  };
}

/** Returns "--name" for "var(--name)". */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
