import type { ReactNode } from 'react';
import { emptyValue } from '../../../format/emptyValue.ts';
import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn, ListPart } from './columns.ts';
import { placeOf } from './placeOf.ts';
import * as styles from './TableCell.css.ts';

/** The cells of a row. A function and not a component, since a page has hundreds of cells. */
export function tableCells<Row>(columns: readonly DataTableColumn<Row>[], row: Row): ReactNode {
  return columns.map((column, at) => tableCell(column, column.render(row), placeOf(columns, at)));
}

/**
 * One cell. On phones, CSS shows the label of a detail from `data-label`, which saves an element.
 * @param place classes of its place in a column of two lines
 */
export function tableCell<Row>(column: DataTableColumn<Row>, content: ReactNode, place?: string): ReactNode {
  const { id, align = 'start', rowHeader = false } = column;
  const part = partOf(column, content);
  const className = cx(styles.cell[align], styles.part[part], rowHeader && styles.rowName, place);
  if (rowHeader) {
    return (
      <th key={id} role="rowheader" scope="row" className={className}>
        {column.oneLine ? wrapped(column, content) : content}
      </th>
    );
  }
  const label = part === 'detail' ? (column.listLabel ?? `${column.header}: `) : undefined;
  return (
    <td key={id} role="cell" data-label={label} className={className}>
      {isText(content) && !column.oneLine ? content : wrapped(column, content)}
    </td>
  );
}

function wrapped<Row>({ oneLine, align = 'start' }: DataTableColumn<Row>, content: ReactNode): ReactNode {
  return <div className={cx(oneLine && styles.oneLine[align])}>{content}</div>;
}

function partOf<Row>({ listPart, rowHeader, hideHeader }: DataTableColumn<Row>, content: ReactNode): ListPart {
  if (rowHeader) return 'title';
  if (content === emptyValue) return 'hidden';
  return listPart ?? (hideHeader ? 'end' : 'detail');
}

/** Text needs no wrapper; other content may be several elements, which must stay together. */
function isText(content: ReactNode): boolean {
  return typeof content === 'string' || typeof content === 'number';
}
