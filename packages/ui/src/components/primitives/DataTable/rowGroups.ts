import type { RowGroup } from './columns.ts';

/** The rows of one group, and the position of the first among all rows. */
export interface GroupedRows<Row> {
  group: RowGroup;
  start: number;
  rows: Row[];
}

/** Consecutive rows of the same group, in the order of the rows. */
export function rowGroups<Row>(rows: readonly Row[], groupOf: (row: Row) => RowGroup): GroupedRows<Row>[] {
  const groups: GroupedRows<Row>[] = [];
  rows.forEach((row, start) => {
    const group = groupOf(row);
    const last = groups.at(-1);
    if (last?.group.key === group.key) last.rows.push(row);
    else groups.push({ group, start, rows: [row] });
  });
  return groups;
}
