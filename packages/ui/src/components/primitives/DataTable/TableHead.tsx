import { cx } from '../../../internal/cx.ts';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn, TableSorting } from './columns.ts';
import { headPlace } from './headPlace.ts';
import { isKept } from './placeOf.ts';
import * as cells from './TableCell.css.ts';
import * as styles from './DataTable.css.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sorting: TableSorting<Row> | undefined;
  lang: string | undefined;
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
            place={headPlace(columns, at)}
            kept={isKept(columns, at)}
            sorting={column.sortable ? sorting : undefined}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  place: CSSProperties | undefined;
  /** Whether it stays in view while the others scroll sideways. */
  kept: boolean;
  sorting: TableSorting<Row> | undefined;
}

function HeadCell<Row>({ column, place, kept, sorting }: HeadCellProps<Row>) {
  const { align = 'start', header, hideHeader = false } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorting?.directionOf(column)}
      style={place}
      className={cx(cells.cell[align], cells.columnName, kept && cells.kept)}
    >
      {sorting?.sorterOf(column) ?? (hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
    </th>
  );
}
