import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../../icons/navigation.tsx';
import type { DataTableColumn, TableSort } from './columns.ts';
import * as styles from './TableCell.css.ts';

interface SorterProps<Row> {
  column: DataTableColumn<Row>;
  /** Which way the table is sorted by this column, if it is. */
  direction: TableSort['direction'] | undefined;
  /** Called when another order is asked for. */
  onPress: () => void;
}

/** The name of a column as a button that sorts by it. */
export function Sorter<Row>({ column: { align = 'start', header }, direction, onPress }: SorterProps<Row>) {
  return (
    <>
      <button type="button" className={styles.sorter[align]} onClick={onPress}>
        {header}
        <Arrow direction={direction} />
      </button>
      {/* Above cards the order is chosen from a list: nothing unseen may take the focus. */}
      <span className={styles.plainName}>{header}</span>
    </>
  );
}

function Arrow({ direction }: { direction: TableSort['direction'] | undefined }) {
  if (direction === undefined) return <SortIcon size="text" />;
  return direction === 'ascending' ? <ArrowUpIcon size="text" /> : <ArrowDownIcon size="text" />;
}
