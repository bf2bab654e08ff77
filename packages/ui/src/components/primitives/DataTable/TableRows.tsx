import { cx } from '../../../internal/cx.ts';
import { isValidElement, useMemo, type ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { type DataTableColumn, type RowGroup, rowGroups, type ListPlacement } from './columns.ts';
import * as cells from './TableRows.css.ts';
import * as styles from './DataTable.css.ts';

/** Props of TableHead. */
export interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  /** Content of the cell of a column, instead of its name: a button that sorts. */
  nameOf?: (column: DataTableColumn<Row>, at: number) => ReactNode;
  /** The column by which the rows are sorted, and its `aria-sort`. */
  sort?: { columnId: string; direction: 'ascending' | 'descending' } | null;
  /** Language of the names. */
  lang?: string | undefined;
}

/** Row of column names. */
export function TableHead<Row>({ columns, nameOf = plainName, sort, lang }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" lang={lang} className={styles.head}>
      <tr role="row">
        {columns.map((column, at) => (
          <th
            key={column.id}
            role="columnheader"
            scope="col"
            aria-sort={sort?.columnId === column.id ? sort.direction : undefined}
            style={{ width: column.width }}
            className={cx(
              cells.cell[column.align ?? 'start'],
              cells.columnName,
              column.rowHeader && cells.sticky,
              column.wideOnly && styles.wideOnly,
            )}
          >
            {nameOf(column, at)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function plainName<Row>({ header, hideHeader }: DataTableColumn<Row>): ReactNode {
  return hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : <span>{header}</span>;
}

interface TableRowProps<Row> {
  columns: readonly DataTableColumn<Row>[];
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
function rowClass<Row>(columns: readonly DataTableColumn<Row>[]): string {
  const has = (placement: ListPlacement) => columns.some(({ listPlacement }) => listPlacement === placement);
  return cx(styles.row, has('leading') && cells.withLeading, has('trailing') && cells.withTrailing);
}

/** Marks a row that a link or a button names; only the rendered content shows that. */
function markPressable(row: HTMLTableRowElement | null): void {
  row?.toggleAttribute('data-pressable', row.querySelector(`th ${cells.namePressed}`) !== null);
}

interface TableBodyProps<Row> {
  columns: readonly DataTableColumn<Row>[];
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

/** The cells of a row. A function and not a component, since a page has hundreds of cells. */
function tableCells<Row>(columns: readonly DataTableColumn<Row>[], row: Row): ReactNode {
  return columns.map((column) => tableCell(column, column.render(row)));
}

/** One cell. On phones, CSS shows the label of a detail from `data-label`, which saves an element. */
function tableCell<Row>(column: DataTableColumn<Row>, content: ReactNode): ReactNode {
  const { id, align = 'start', rowHeader = false, wideOnly = false } = column;
  const placement = placementOf(column);
  const className = cx(
    cells.cell[align],
    cells.placement[placement],
    rowHeader && cells.rowName,
    rowHeader && cells.sticky,
    wideOnly && styles.wideOnly,
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

function wrapped<Row>({ oneLine, align = 'start' }: DataTableColumn<Row>, content: ReactNode): ReactNode {
  return <div className={cx(oneLine && cells.oneLine[align])}>{content}</div>;
}

/** The position of a cell in a list row. */
function placementOf<Row>({ rowHeader, hideHeader, listPlacement }: DataTableColumn<Row>): ListPlacement {
  if (rowHeader) return 'title';
  return listPlacement ?? (hideHeader ? 'detailEnd' : 'detail');
}

/** Text and a single element need no wrapper; several elements must stay together. */
function isOneElement(content: ReactNode): boolean {
  return typeof content === 'string' || typeof content === 'number' || isValidElement(content);
}
