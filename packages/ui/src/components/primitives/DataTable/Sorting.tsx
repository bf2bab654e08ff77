import {
  type DataTableColumn,
  nextSort,
  sortChoices,
  sortTexts,
  type TableSort,
  type TableSorting,
} from './columns.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../../icons/navigation.tsx';
import * as styles from './Sorting.css.ts';

/** The order of a sortable table. */
export interface SortProps {
  /** The current sort, null for none. The caller sorts the rows. */
  sort: TableSort | null;
  /** Called with the requested sort. */
  onSort: (sort: TableSort) => void;
}

/** The buttons of a head. */
export function sortingOf<Row>(sort: TableSort | null, onSort: (sort: TableSort) => void): TableSorting<Row> {
  const directionOf: TableSorting<Row>['directionOf'] = ({ id }) =>
    sort?.columnId === id ? sort.direction : undefined;
  return {
    directionOf,
    sorterOf: (column) => (
      <Sorter column={column} direction={directionOf(column)} onPress={() => onSort(nextSort(sort, column.id))} />
    ),
  };
}

export interface SortSelectProps<Row> extends SortProps {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row>[];
}

/** Select that sorts list rows, which have no head; for the sheet with the filters of a DenseTable. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const choices = sortChoices(columns);
  const current = choices.find(
    (choice) => choice.sort.columnId === sort?.columnId && choice.sort.direction === sort.direction,
  );
  function choose(value: string) {
    const choice = choices.find((one) => one.value === value);
    if (choice) onSort(choice.sort);
  }
  return (
    <SelectField
      label={sortTexts.label}
      optionalText=""
      options={current ? choices : [{ value: '', label: sortTexts.none }, ...choices]}
      value={current?.value ?? ''}
      onChange={choose}
    />
  );
}

interface SorterProps<Row> {
  column: DataTableColumn<Row>;
  /** Direction of the sort by this column; undefined if the table is not sorted by it. */
  direction: TableSort['direction'] | undefined;
  /** Called on click. */
  onPress: () => void;
}

/** Column name as a button that sorts by the column. */
function Sorter<Row>({ column: { header, align = 'start' }, direction, onPress }: SorterProps<Row>) {
  return (
    <>
      <button type="button" className={styles.sorter[align]} onClick={onPress}>
        {header}
        <Arrow direction={direction} />
      </button>
      {/* List rows are sorted by a select: the hidden head must not contain a focusable button. */}
      <span className={styles.plainName}>{header}</span>
    </>
  );
}

function Arrow({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === undefined) return <SortIcon size="text" />;
  return direction === 'ascending' ? <ArrowUpIcon size="text" /> : <ArrowDownIcon size="text" />;
}
