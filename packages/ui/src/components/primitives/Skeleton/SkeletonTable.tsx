import { cx } from '../../../internal/cx.ts';
import type { DataTableColumn } from '../DataTable/columns.ts';
import { SkeletonTitle } from './Skeleton.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonTableProps {
  /** The columns of the table. */
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'align' | 'wideOnly'>[];
  /**
   * Number of rows with the head, which phones leave out.
   * @default 8
   */
  count?: number;
  /**
   * Whether a caption is visible above it.
   * @default false
   */
  captioned?: boolean;
}

/** A grey table with the columns of the future one; on phones its list rows. Use it inside Loading. */
export function SkeletonTable({ columns, count = 8, captioned = false }: SkeletonTableProps) {
  const cells = columns.map(({ id, align, wideOnly }) => (
    <div key={id} className={cx(styles.cell, align === 'end' && styles.cellAtEnd, wideOnly && styles.wideOnly)} />
  ));
  return (
    <div aria-hidden="true" className={styles.lines}>
      {captioned && <SkeletonTitle />}
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={styles.row}>
            {cells}
          </div>
        ))}
      </div>
    </div>
  );
}
