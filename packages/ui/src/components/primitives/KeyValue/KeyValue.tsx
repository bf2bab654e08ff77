import type { ReactNode } from 'react';
import * as styles from './KeyValue.css.ts';

/** A label with its value. */
export interface KeyValueItem {
  /** Label, unique within the list. */
  label: string;
  /** Value, with dates and money already formatted. */
  value: ReactNode;
}

export interface KeyValueProps {
  /** In the order shown. */
  items: readonly KeyValueItem[];
  /**
   * `columns`: values start below one another. `ends`: each value is at the end of its row, for
   * amounts and narrow places.
   * @default 'columns'
   */
  layout?: 'columns' | 'ends';
}

/** A description list of labels and values. */
export function KeyValue({ items, layout = 'columns' }: KeyValueProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row[layout]}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
