import type { ReactNode } from 'react';
import * as styles from './layout.css.ts';

/** Place of a list: its width decides whether rows have room for their buttons. */
export function ListPlace({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}
