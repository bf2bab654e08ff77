import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../../icons/navigation.tsx';
import type { DataTableColumn, TableSort } from './columns.ts';
import * as styles from './Sorter.css.ts';

interface SorterProps<Row> {
  column: DataTableColumn<Row>;
  /** Direction of the sort by this column; undefined if the table is not sorted by it. */
  direction: TableSort['direction'] | undefined;
  /** Called on click. */
  onPress: () => void;
}

/** Column name as a button that sorts by the column. */
export function Sorter<Row>({ column: { header }, direction, onPress }: SorterProps<Row>) {
  return (
    <>
      <button type="button" className={styles.sorter} onClick={onPress}>
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
