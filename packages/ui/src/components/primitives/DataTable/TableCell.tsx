import type { ReactNode } from 'react';
import { emptyValue } from '../../../format/emptyValue.ts';
import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn, ListPart } from './columns.ts';
import * as styles from './TableCell.css.ts';

interface TableCellProps<Row> {
  column: DataTableColumn<Row>;
  /** Content of the cell. */
  children: ReactNode;
}

/** One cell. On phones, CSS shows the label of a detail from `data-label`: it saves an element. */
export function TableCell<Row>({ column, children }: TableCellProps<Row>) {
  const { align = 'start', rowHeader = false, oneLine = false } = column;
  const part = partOf(column, children);
  const className = cx(styles.cell[align], styles.part[part], rowHeader && styles.rowName, rowHeader && styles.kept);
  const content =
    isText(children) && !oneLine ? children : <div className={cx(oneLine && styles.oneLine[align])}>{children}</div>;
  if (rowHeader) {
    return (
      <th role="rowheader" scope="row" className={className}>
        {content}
      </th>
    );
  }
  const label = part === 'detail' ? (column.listLabel ?? `${column.header}: `) : undefined;
  return (
    <td role="cell" data-label={label} className={className}>
      {content}
    </td>
  );
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
