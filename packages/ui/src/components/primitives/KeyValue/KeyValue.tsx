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
   * Shows each value below its label at every width, for a narrow column.
   * @default false
   */
  stacked?: boolean;
}

/** A description list of labels and values. */
export function KeyValue({ items, stacked = false }: KeyValueProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={stacked ? styles.row.stacked : styles.row.beside}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
