import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/navigation.tsx';
import { cx } from '../../internal/cx.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { DataTableColumn, TableSort } from './columns.ts';
import { nextSort } from './nextSort.ts';
import * as cells from './TableCell.css.ts';
import * as styles from './DataTable.css.ts';

interface TableHeadProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
  lang: string | undefined;
}

/** The line of column names; those that can be sorted by are buttons. */
export function TableHead<Row>({ columns, sort, onSort, lang }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" lang={lang} className={styles.head}>
      <tr role="row">
        {columns.map((column) => (
          <HeadCell key={column.id} column={column} sort={sort} onSort={column.sortable ? onSort : undefined} />
        ))}
      </tr>
    </thead>
  );
}

interface HeadCellProps<Row> {
  column: DataTableColumn<Row>;
  sort: TableSort | null;
  onSort: ((sort: TableSort) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { align = 'start', header, hideHeader = false, rowHeader = false } = column;
  const direction = sort?.columnId === column.id ? sort.direction : undefined;
  return (
    <th
      role="columnheader"
      scope="col"
      aria-sort={direction}
      className={cx(cells.cell[align], cells.columnName, rowHeader && cells.kept)}
    >
      {onSort === undefined ? (
        hideHeader ? (
          <VisuallyHidden>{header}</VisuallyHidden>
        ) : (
          header
        )
      ) : (
        <>
          <button type="button" className={cells.sorter[align]} onClick={() => onSort(nextSort(sort, column.id))}>
            {header}
            <Arrow direction={direction} />
          </button>
          {/* Above cards the order is chosen from a list: nothing unseen may take the focus. */}
          <span className={cells.plainName}>{header}</span>
        </>
      )}
    </th>
  );
}

function Arrow({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === undefined) return <SortIcon size="text" />;
  return direction === 'ascending' ? <ArrowUpIcon size="text" /> : <ArrowDownIcon size="text" />;
}
