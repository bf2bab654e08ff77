import type { TableSort, TableSorting } from './columns.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { nextSort } from './nextSort.ts';
import { Sorter } from './Sorter.tsx';
import { SortSelect } from './SortSelect.tsx';

/** Props of SortableTable. */
export interface SortableTableProps<Row> extends Omit<DataTableProps<Row>, 'sorting'> {
  /** By which column the rows are sorted, null for none; sorting them is the caller's business. */
  sort: TableSort | null;
  /** Called when another order is asked for. */
  onSort: (sort: TableSort) => void;
}

/** A DataTable with columns that can be sorted by: `sortable` among their properties. Most tables have none, and load nothing of it. */
export function SortableTable<Row>({ sort, onSort, ...table }: SortableTableProps<Row>) {
  const { columns } = table;
  const directionOf: TableSorting<Row>['directionOf'] = ({ id }) =>
    sort?.columnId === id ? sort.direction : undefined;
  const sorting: TableSorting<Row> = {
    select: <SortSelect {...{ columns, sort, onSort }} />,
    directionOf,
    sorterOf: (column) => (
      <Sorter column={column} direction={directionOf(column)} onPress={() => onSort(nextSort(sort, column.id))} />
    ),
  };
  return <DataTable {...table} sorting={sorting} />;
}
