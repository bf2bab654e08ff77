import type { ReactNode } from 'react';
import * as styles from './KeyValue.css.ts';

/** One fact. */
export interface KeyValueItem {
  /** What it is; unique within the list. */
  label: string;
  /** The fact itself, ready to be read (dates and money already in words). */
  value: ReactNode;
}

/** Props of KeyValue. */
export interface KeyValueProps {
  /** In the order shown. */
  items: readonly KeyValueItem[];
}

/** Facts about one thing: bank data, a subscription, a sponsor. */
export function KeyValue({ items }: KeyValueProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ label, value }) => (
        <div key={label} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
