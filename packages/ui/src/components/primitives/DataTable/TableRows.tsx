import { cx } from '../../../internal/cx.ts';
import { type CSSProperties, isValidElement, useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type DenseTableColumn, type TableSorting, type RowGroup, rowGroups, type ListPlacement } from './columns.ts';
import * as cells from './TableRows.css.ts';
import * as heads from './TableHead.css.ts';
import * as styles from './DataTable.css.ts';

interface TableHeadProps<Row> {
  columns: readonly DenseTableColumn<Row>[];
  sorting?: TableSorting<Row>;
  lang?: string | undefined;
}

/** Row of column names; those of sortable columns are buttons. */
export function TableHead<Row>({ columns, sorting, lang }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" lang={lang} className={styles.head}>
      <tr role="row">
        {columns.map((column, at) => (
          <HeadCell
            key={column.id}
            column={column}
            style={headStyle(columns, at)}
            sticky={isSticky(columns, at)}
            after={column.below ? columns[at - 1]?.header : undefined}
            sorting={column.sortable ? sorting : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DenseTableColumn<Row>;
  style: CSSProperties | undefined;
  /** Whether it stays in view while the others scroll sideways. */
  sticky: boolean;
  /** Name of the column above it in the same column, which it follows. */
  after: string | undefined;
  sorting: TableSorting<Row> | undefined;
}

function HeadCell<Row>({ column, style, sticky, after, sorting }: HeadCellProps<Row>) {
  const { align = 'start', header, hideHeader = false } = column;
  const Header = hideHeader ? VisuallyHidden : 'span';
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorting?.directionOf(column)}
      style={style}
      data-after={after}
      className={cx(
        cells.cell[align],
        heads.columnName,
        after !== undefined && heads.secondName,
        sticky && cells.sticky,
        column.wideOnly && styles.wideOnly,
      )}
    >
      {sorting?.sorterOf(column) ?? <Header>{header}</Header>}
    </th>
  );
}

interface TableRowProps<Row> {
  columns: readonly DenseTableColumn<Row>[];
  row: Row;
}

/** One row. Renders its cells again only when a prop changes. */
function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return useMemo(
    () => (
      <tr role="row" ref={(element) => markPressable(element)} className={rowClass(columns)}>
        {tableCells(columns, row)}
      </tr>
    ),
    [columns, row],
  );
}

/** Classes of a row: a list row reserves the space of the cells next to its lines. */
function rowClass<Row>(columns: readonly DenseTableColumn<Row>[]): string {
  const has = (placement: ListPlacement) => columns.some(({ listPlacement }) => listPlacement === placement);
  return cx(styles.row, has('leading') && cells.withLeading, has('trailing') && cells.withTrailing);
}

/** Marks a row that a link or a button names; only the rendered content shows that. */
function markPressable(row: HTMLTableRowElement | null): void {
  row?.toggleAttribute('data-pressable', row.querySelector(`th ${cells.namePressed}`) !== null);
}

interface TableBodyProps<Row> {
  columns: readonly DenseTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string | number;
}

/** The rows. */
export function TableBody<Row>({ columns, rows, rowKey }: TableBodyProps<Row>) {
  return (
    <tbody role="rowgroup" className={styles.body}>
      {rows.map((row, at) => (
        <TableRow key={rowKey(row, at)} columns={columns} row={row} />
      ))}
    </tbody>
  );
}

interface RowGroupsProps<Row> extends TableBodyProps<Row> {
  groupOf: (row: Row) => RowGroup;
}

/** The rows below headings. Each group is a row group for screen readers. */
export function RowGroups<Row>({ columns, rows, rowKey, groupOf }: RowGroupsProps<Row>) {
  return rowGroups(rows, groupOf).map(({ key, group, start, rows: members }) => (
    <tbody key={key} role="rowgroup" className={styles.body}>
      <GroupRow group={group} columns={columns.length} />
      {members.map((row, at) => (
        <TableRow key={rowKey(row, start + at)} columns={columns} row={row} />
      ))}
    </tbody>
  ));
}

function GroupRow({ group: { label, total }, columns }: { group: RowGroup; columns: number }): ReactNode {
  const hasTotal = total !== undefined;
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={hasTotal ? columns - 1 : columns} className={styles.groupName}>
        {label}
      </th>
      {hasTotal && (
        <td role="cell" className={styles.groupTotal}>
          {total}
        </td>
      )}
    </tr>
  );
}

interface TableFootProps<Row> {
  columns: readonly DenseTableColumn<Row>[];
}

/** Footer row with totals, if any column has one; on phones a list row of these columns. */
export function TableFoot<Row>({ columns }: TableFootProps<Row>) {
  if (!columns.some(({ total }) => total !== undefined)) return null;
  return (
    <tfoot role="rowgroup" className={styles.foot}>
      <tr role="row" className={styles.row}>
        {columns.map((column, at) =>
          column.total === undefined ? (
            <td key={column.id} role="cell" className={cx(cells.blank, column.wideOnly && styles.wideOnly)}>
              {/* No total. */}
            </td>
          ) : (
            tableCell(column, column.total, lineClasses(columns, at))
          ),
        )}
      </tr>
    </tfoot>
  );
}

/** The cells of a row. A function and not a component, since a page has hundreds of cells. */
function tableCells<Row>(columns: readonly DenseTableColumn<Row>[], row: Row): ReactNode {
  return columns.map((column, at) => tableCell(column, column.render(row), lineClasses(columns, at)));
}

/**
 * One cell. On phones, CSS shows the label of a detail from `data-label`, which saves an element.
 * @param lineClass class of its line in a column of two lines
 */
function tableCell<Row>(column: DenseTableColumn<Row>, content: ReactNode, lineClass?: string): ReactNode {
  const { id, align = 'start', rowHeader = false, wideOnly = false } = column;
  const placement = placementOf(column);
  const className = cx(
    cells.cell[align],
    cells.placement[placement],
    rowHeader && cells.rowName,
    wideOnly && styles.wideOnly,
    lineClass,
  );
  if (rowHeader) {
    return (
      <th key={id} role="rowheader" scope="row" className={className}>
        {column.oneLine ? wrapped(column, content) : content}
      </th>
    );
  }
  const label = placement === 'detail' ? (column.listLabel ?? `${column.header}: `) : undefined;
  return (
    <td key={id} role="cell" data-label={label} className={className}>
      {isOneElement(content) && !column.oneLine ? content : wrapped(column, content)}
    </td>
  );
}

function wrapped<Row>({ oneLine, align = 'start' }: DenseTableColumn<Row>, content: ReactNode): ReactNode {
  return <div className={cx(oneLine && cells.oneLine[align])}>{content}</div>;
}

/** The position of a cell in a list row. */
function placementOf<Row>({ rowHeader, hideHeader, listPlacement }: DenseTableColumn<Row>): ListPlacement {
  if (rowHeader) return 'title';
  return listPlacement ?? (hideHeader ? 'detailEnd' : 'detail');
}

/** Text and a single element need no wrapper; several elements must stay together. */
function isOneElement(content: ReactNode): boolean {
  return typeof content === 'string' || typeof content === 'number' || isValidElement(content);
}

/** Whether a column stays in view while the others scroll sideways: the names of the rows. */
function isSticky<Row>(columns: readonly DenseTableColumn<Row>[], at: number): boolean {
  return columns[columns[at]?.below ? at - 1 : at]?.rowHeader === true;
}

/** Classes of a cell: its line in the column, and whether the column stays in view. */
function lineClasses<Row>(columns: readonly DenseTableColumn<Row>[], at: number): string {
  const first = columns[at + 1]?.below === true;
  const line = columns[at]?.below ? cells.line.second : first && cells.line.first;
  return cx(line, first && columns[at]?.rowHeader && cells.shortName, isSticky(columns, at) && cells.sticky);
}

/** Width of a column; with pairs the position of its name in a fixed layout: one line for all, and a pair shares one. */
function headStyle<Row>(columns: readonly DenseTableColumn<Row>[], at: number): CSSProperties | undefined {
  if (!columns.some(({ below }) => below)) return { width: columns[at]?.width };
  const track = columns.slice(0, at + 1).filter(({ below }) => !below).length;
  return { gridArea: `1 / ${track}` };
}
