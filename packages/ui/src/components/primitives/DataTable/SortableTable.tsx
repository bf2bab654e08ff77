import type { TableSort, TableSorting } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { nextSort } from './nextSort.ts';
import { Sorter } from './Sorter.tsx';
import { SortSelect } from './SortSelect.tsx';
import * as styles from './DataTable.css.ts';

/** Props of SortableTable. */
export interface SortableTableProps<Row> extends Omit<DataTableProps<Row>, 'sorting'> {
  /** The current sort, null for none. The caller sorts the rows. */
  sort: TableSort | null;
  /** Called with the requested sort. */
  onSort: (sort: TableSort) => void;
  /**
   * Shows a select for sorting above list rows.
   * @default true
   */
  sortSelect?: boolean;
}

/**
 * A DataTable with `sortable` columns. A separate component, so that pages without sorting do not
 * load its code.
 */
export function SortableTable<Row>({ sort, onSort, sortSelect = true, ...table }: SortableTableProps<Row>) {
  const { columns } = table;
  const directionOf: TableSorting<Row>['directionOf'] = ({ id }) =>
    sort?.columnId === id ? sort.direction : undefined;
  const sorting: TableSorting<Row> = {
    select: sortSelect && (
      <div className={styles.sortSelect}>
        <SortSelect {...{ columns, sort, onSort }} />
      </div>
    ),
    directionOf,
    sorterOf: (column) => (
      <Sorter column={column} direction={directionOf(column)} onPress={() => onSort(nextSort(sort, column.id))} />
    ),
  };
  return <DataTable {...table} sorting={sorting} />;
}
