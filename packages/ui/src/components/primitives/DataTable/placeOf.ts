import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './TableCell.css.ts';

/** Whether a column stays in view while the others scroll sideways: the names of the rows. */
export function isKept<Row>(columns: readonly DataTableColumn<Row>[], at: number): boolean {
  return columns[columns[at]?.below ? at - 1 : at]?.rowHeader === true;
}

/** Classes of a cell's place: its line in the column, and whether the column stays in view. */
export function placeOf<Row>(columns: readonly DataTableColumn<Row>[], at: number): string {
  const first = columns[at + 1]?.below === true;
  const line = columns[at]?.below ? styles.line.second : first && styles.line.first;
  return cx(line, first && columns[at]?.rowHeader && styles.shortName, isKept(columns, at) && styles.kept);
}
