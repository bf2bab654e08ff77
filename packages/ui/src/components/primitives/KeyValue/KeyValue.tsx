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
   * `rows`: values start below one another. `ends`: each value is at the end of its row, for amounts. `stacked`: label
   * above value, for a narrow column. `grid`: the same in as many columns as fit.
   * @default 'rows'
   */
  variant?: 'rows' | 'ends' | 'stacked' | 'grid';
}

/** A description list of labels and values. */
export function KeyValue({ items, variant = 'rows' }: KeyValueProps) {
  return (
    <dl className={styles.list[variant]}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.item[variant]}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
