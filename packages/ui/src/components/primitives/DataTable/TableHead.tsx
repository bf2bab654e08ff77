import { cx } from '../../../internal/cx.ts';
import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn, TableSorting } from './columns.ts';
import { headPlace } from './headPlace.ts';
import { isKept } from './placeOf.ts';
import * as names from './HeadCell.css.ts';
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
            after={column.below ? columns[at - 1]?.header : undefined}
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
  /** Name of the column above it in the same column, which it follows. */
  after: string | undefined;
  sorting: TableSorting<Row> | undefined;
}

function HeadCell<Row>({ column, place, kept, after, sorting }: HeadCellProps<Row>) {
  const { align = 'start', header, hideHeader = false } = column;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={sorting?.directionOf(column)}
      style={place}
      data-after={after}
      className={cx(cells.cell[align], names.columnName, after !== undefined && names.secondName, kept && cells.kept)}
    >
      {sorting?.sorterOf(column) ?? (hideHeader ? <VisuallyHidden>{header}</VisuallyHidden> : header)}
    </th>
  );
}
