import type { ReactNode } from 'react';
import type { DataTableColumn, RowGroup } from './columns.ts';
import { rowGroups } from './rowGroups.ts';
import { TableRow } from './TableRow.tsx';
import * as styles from './DataTable.css.ts';

interface RowGroupsProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, at: number) => string | number;
  groupOf: (row: Row) => RowGroup;
}

/** The rows below headings. Each group is a row group for screen readers. */
export function RowGroups<Row>({ columns, rows, rowKey, groupOf }: RowGroupsProps<Row>) {
  return rowGroups(rows, groupOf).map(({ group, start, rows: members }) => (
    <tbody key={`${start} ${group.key}`} role="rowgroup" className={styles.body}>
      <GroupRow group={group} columns={columns.length} />
      {members.map((row, at) => (
        <TableRow key={rowKey(row, start + at)} columns={columns} row={row} />
      ))}
    </tbody>
  ));
}

function GroupRow({ group: { label, total }, columns }: { group: RowGroup; columns: number }): ReactNode {
  const hasTotal = total !== undefined;
  return (
    <tr role="row" className={styles.group}>
      <th role="rowheader" scope="rowgroup" colSpan={hasTotal ? columns - 1 : columns} className={styles.groupName}>
        {label}
      </th>
      {hasTotal && (
        <td role="cell" className={styles.groupTotal}>
          {total}
        </td>
      )}
    </tr>
  );
}
