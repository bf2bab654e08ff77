import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn } from './columns.ts';
import * as styles from './TableCell.css.ts';

/** Classes of a cell's place: which line of its column it is, and whether the column stays in view. */
export function placeOf<Row>(columns: readonly DataTableColumn<Row>[], at: number): string {
  const { below = false } = columns[at] ?? {};
  const isKept = columns[below ? at - 1 : at]?.rowHeader === true;
  return cx(below ? styles.line.second : columns[at + 1]?.below && styles.line.first, isKept && styles.kept);
}
