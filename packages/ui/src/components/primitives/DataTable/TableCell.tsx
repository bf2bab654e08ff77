import type { ReactNode } from 'react';
import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './TableCell.css.ts';

interface TableCellProps<Row> {
  column: DataTableColumn<Row>;
  /** Content of the cell. */
  children: ReactNode;
}

/** One cell. On cards, CSS shows the column name from `data-label`, which saves a label element. */
export function TableCell<Row>({ column, children }: TableCellProps<Row>) {
  const { align = 'start', rowHeader = false, hideHeader = false, oneLine = false } = column;
  const content =
    isText(children) && !oneLine ? children : <div className={cx(oneLine && styles.oneLine[align])}>{children}</div>;
  if (rowHeader) {
    return (
      <th role="rowheader" scope="row" className={cx(styles.cell[align], styles.rowName, styles.kept)}>
        {content}
      </th>
    );
  }
  return (
    <td
      role="cell"
      data-label={hideHeader ? undefined : column.header}
      className={cx(styles.cell[align], !hideHeader && styles.labelled)}
    >
      {content}
    </td>
  );
}

/**
 * Text needs no wrapper beside its label; other content may be several elements, which must stay
 * together.
 */
function isText(content: ReactNode): boolean {
  return typeof content === 'string' || typeof content === 'number';
}
