import type { DataTableColumn } from '../DataTable/columns.ts';
import { DataTable, type DataTableProps } from '../DataTable/DataTable.tsx';
import { Skeleton, wordsOf } from './Skeleton.tsx';

export interface SkeletonTableProps extends Partial<Pick<DataTableProps<unknown>, 'caption'>> {
  /** The columns of the table. */
  columns: readonly DataTableColumn<never>[];
  /**
   * Number of rows.
   * @default 7
   */
  count?: number;
}

/** A grey table with the columns of the future one. Use it inside Loading. */
export function SkeletonTable({ columns, count = 7, caption }: SkeletonTableProps) {
  return (
    <Skeleton>
      <DataTable
        caption={caption ?? ''}
        hideCaption={caption === undefined}
        // Without widths: the policy forbids inline styles in the HTML of a page.
        columns={columns.map((column) => ({
          ...column,
          width: undefined,
          total: undefined,
          render: () => wordsOf(column.rowHeader ? 36 : 24),
        }))}
        rows={Array.from({ length: count })}
        rowKey={(_row, at) => at}
      />
    </Skeleton>
  );
}
