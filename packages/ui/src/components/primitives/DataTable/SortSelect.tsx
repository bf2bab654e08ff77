import { sortTexts } from '../../../internal/sortTexts.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { DataTableColumn, TableSort } from './columns.ts';
import { sortChoices } from './sortChoices.ts';
import * as styles from './DataTable.css.ts';

interface SortSelectProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: TableSort | null;
  onSort: (sort: TableSort) => void;
}

/** Select that sorts list rows, which have no head. */
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
    <div className={styles.sortSelect}>
      <SelectField
        label={sortTexts.label}
        optionalText=""
        options={current ? choices : [{ value: '', label: sortTexts.none }, ...choices]}
        value={current?.value ?? ''}
        onChange={choose}
      />
    </div>
  );
}
