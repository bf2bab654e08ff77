import type { ReactNode } from 'react';
import * as styles from './Stat.css.ts';

export interface StatProps {
  /** Label. */
  label: string;
  /** The formatted value, such as "R$ 1.284,50". */
  value: ReactNode;
  /** A sentence that explains or dates the value. */
  hint?: ReactNode;
}

/** One large figure. Needs a `<dl>` around it, such as `<Grid as="dl" least="small">`. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
