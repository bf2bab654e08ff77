import type { ReactNode } from 'react';
import * as styles from './Stat.css.ts';

/** Props of Stat. */
export interface StatProps {
  /** What the figure counts. */
  label: string;
  /** The figure, ready to be read, such as "R$ 1.284,50". */
  value: ReactNode;
  /** A sentence that explains or dates it. */
  hint?: ReactNode;
}

/** One large figure. Several go in `<Grid as="dl" least="small">`; one alone in a `<dl>` of its own. */
export function Stat({ label, value, hint }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      {hint !== undefined && <dd className={styles.hint}>{hint}</dd>}
    </div>
  );
}
