import { sortTexts } from '../../../internal/sortTexts.ts';
import { SelectField } from '../SelectField/SelectField.tsx';
import type { DataTableColumn, TableSort } from './columns.ts';
import { sortChoices } from './sortChoices.ts';

export interface SortSelectProps<Row> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<Row>[];
  /** The current sort, null for none. */
  sort: TableSort | null;
  /** Called with the requested sort. */
  onSort: (sort: TableSort) => void;
}

/** Select that sorts list rows; for the sheet of a table with `sortSelect={false}`. */
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
