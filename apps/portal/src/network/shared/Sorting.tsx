import { ArrowDownIcon, ArrowUpIcon, SelectField, SortIcon } from '@raiz/ui';
import { networkListsMessages } from '@raiz/ui/messages/network';
import type { DataTableColumn } from '@raiz/ui/table';
import type { TableSort } from '../../shared/page/viewInAddress.ts';
import * as styles from './Sorting.css.ts';

const { sorting: messages } = networkListsMessages;

/** A column by which users may sort. */
export interface SortableColumn<Row> extends DataTableColumn<Row> {
  /** @default false */
  sortable?: boolean;
  /**
   * Whether its cells are second lines of the column before: an e-mail, and the level of a sponsor.
   * @default false
   */
  secondLine?: boolean;
}

/** The order of a table. */
export interface SortProps {
  /** The current sort, null for none. The caller sorts the rows. */
  sort: TableSort | null;
  /** Called with the requested sort. */
  onSort: (sort: TableSort) => void;
}

/** The sort after a press on a column's name: ascending first, then alternating. */
function nextSort(current: TableSort | null, columnId: string): TableSort {
  const isAscending = current?.columnId === columnId && current.direction === 'ascending';
  return { columnId, direction: isAscending ? 'descending' : 'ascending' };
}

interface SorterProps extends SortProps {
  column: SortableColumn<never>;
}

/** Name of a column as a button that sorts by it. */
export function Sorter({ column: { id, header, align = 'start' }, sort, onSort }: SorterProps) {
  return (
    <>
      <button type="button" className={styles.sorter[align]} onClick={() => onSort(nextSort(sort, id))}>
        {header}
        <Arrow direction={sort?.columnId === id ? sort.direction : undefined} />
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

const directions = ['ascending', 'descending'] as const;

interface SortSelectProps<Row> extends SortProps {
  /** The columns of the table. */
  columns: readonly SortableColumn<Row>[];
}

/** Select that sorts list rows, which have no head; for the sheet with the filters. */
export function SortSelect<Row>({ columns, sort, onSort }: SortSelectProps<Row>) {
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ id, header }) =>
      directions.map((direction) => ({
        value: `${direction} ${id}`,
        label: `${header}, ${messages[direction]}`,
        sort: { columnId: id, direction },
      })),
    );
  const value = sort ? `${sort.direction} ${sort.columnId}` : '';
  function choose(chosen: string) {
    const choice = choices.find((one) => one.value === chosen);
    if (choice) onSort(choice.sort);
  }
  return (
    <SelectField
      label={messages.label}
      optionalText=""
      options={value === '' ? [{ value, label: messages.none }, ...choices] : choices}
      value={value}
      onChange={choose}
    />
  );
}
